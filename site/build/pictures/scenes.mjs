/** The pages that pictures are made of: a fan of cards on the felt and, beside it, what it is about. */

/** What lies in the fans: for each game the cards that make it what it is; for the site one of each. */
const kFans = {
  tute: ['JD', 'QH', 'KS', '3C', 'AD'],
  belote: ['TC', 'QS', 'KD', '9H', 'JH'],
  'five-hundred': ['AD', 'KH', 'JC', 'JS', 'JK'],
  'teen-do-paanch': ['7H', '9C', 'QD', 'KS', 'AS'],
  schafkopf: ['TD', 'AH', 'JS', 'QS', 'QC'],
};
const kSiteFan = [
  ['KD', 'tute'],
  ['JH', 'belote'],
  ['AS', 'teen-do-paanch'],
  ['QC', 'schafkopf'],
  ['JK', 'five-hundred'],
];

export function pictureOfGame(game, at) {
  const { name, line } = at.texts.choose.games[game];
  const fan = kFans[game].map((card) => [card, game]);
  return scene(fan, { over: at.texts.site.name, name, line }, at);
}

export function pictureOfSite(at) {
  const { site, home } = at.texts;
  return scene(kSiteFan, { over: '', name: site.name, line: home.title }, at);
}

function scene(fan, { over, name, line }, at) {
  const { library, lang, mark } = at;
  const face = (card, game) => library.cardFace(card, library.deckOf(game, { faces: 'own' }));
  const cards = fan.map(([card, game]) => `<div class="deal-card" data-suit="${card[1]}">${face(card, game)}</div>`);
  const sign = `<p class="over">${mark}<span>${over}</span></p>`;
  const body = `<main><div class="fan">${cards.join('')}</div><div class="words">${sign}<h1>${name}</h1><p>${line}</p></div></main>`;
  const long = [...name].length > 12 ? ' class="long"' : '';
  return page(`<body${long}>${body}${library.sheetFor(body)}</body>`, at, lang);
}

/** The site's sign, on a ground of its own where it fills the square. */
export const iconPage = ({ mark }, size, full) =>
  `<!doctype html><style>body{margin:0;${full ? 'background:#f6f1e7' : ''}}svg{display:block;margin:${full ? size / 6 : 0}px}</style>${mark.replace('<svg ', `<svg width="${full ? (size * 2) / 3 : size}" `)}`;

const page = (body, { css }, lang) =>
  `<!doctype html><html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${css}</style>${body}</html>`;
