/** Names that the site proposes: two Urdu words that agree whatever the noun's gender, with how they sound and mean. */
type Word = readonly [urdu: string, latin: string, english: string];

const kFirst: readonly Word[] = [
  ['روشن', 'Roshan', 'bright'],
  ['شوخ', 'Shokh', 'playful'],
  ['سرخ', 'Surkh', 'red'],
  ['سبز', 'Sabz', 'green'],
  ['سنہری', 'Sunehri', 'golden'],
  ['نارنجی', 'Naranji', 'orange'],
  ['گلابی', 'Gulabi', 'rosy'],
  ['خوش', 'Khush', 'happy'],
  ['تیز', 'Tez', 'swift'],
  ['نرم', 'Narm', 'gentle'],
  ['چست', 'Chust', 'nimble'],
  ['بہادر', 'Bahadur', 'brave'],
  ['دانا', 'Dana', 'wise'],
  ['مہربان', 'Meherban', 'kind'],
  ['ہوشیار', 'Hoshiyar', 'clever'],
  ['بیدار', 'Bedar', 'wakeful'],
  ['آزاد', 'Azad', 'free'],
  ['شاداب', 'Shadab', 'flourishing'],
  ['رنگین', 'Rangeen', 'colourful'],
  ['پہاڑی', 'Pahari', 'mountain'],
  ['دریائی', 'Daryai', 'river'],
  ['صحرائی', 'Sehrai', 'desert'],
  ['شاہی', 'Shahi', 'royal'],
  ['نایاب', 'Nayab', 'rare'],
];

const kSecond: readonly Word[] = [
  ['جگنو', 'Jugnu', 'firefly'],
  ['بلبل', 'Bulbul', 'nightingale'],
  ['کوئل', 'Koel', 'cuckoo'],
  ['شاہین', 'Shaheen', 'falcon'],
  ['چکور', 'Chakor', 'partridge'],
  ['ہدہد', 'Hudhud', 'hoopoe'],
  ['مور', 'Mor', 'peacock'],
  ['کبوتر', 'Kabootar', 'pigeon'],
  ['ہنس', 'Hans', 'swan'],
  ['باز', 'Baaz', 'hawk'],
  ['ہرن', 'Hiran', 'deer'],
  ['مارخور', 'Markhor', 'markhor'],
  ['تتلی', 'Titli', 'butterfly'],
  ['گلہری', 'Gilehri', 'squirrel'],
  ['ستارہ', 'Sitara', 'star'],
  ['چراغ', 'Chiragh', 'lamp'],
  ['بادل', 'Badal', 'cloud'],
  ['ساون', 'Sawan', 'monsoon'],
  ['دریا', 'Darya', 'river'],
  ['چشمہ', 'Chashma', 'spring'],
  ['چنار', 'Chinar', 'plane tree'],
  ['گلاب', 'Gulab', 'rose'],
  ['موتیا', 'Motia', 'jasmine'],
  ['سورج', 'Suraj', 'sun'],
  ['موتی', 'Moti', 'pearl'],
  ['یاقوت', 'Yaqoot', 'ruby'],
  ['پتنگ', 'Patang', 'kite'],
  ['ستار', 'Sitar', 'sitar'],
  ['آم', 'Aam', 'mango'],
  ['انار', 'Anaar', 'pomegranate'],
];

export interface ProposedName {
  readonly name: string;
  /** What it means, for readers of English; null in Urdu, where it speaks for itself. */
  readonly meaning: string | null;
}

/** A name at random: in Urdu letters, or for an English page in Latin ones with its meaning. */
export function proposeName(lang: 'ur' | 'en', random: () => number = Math.random): ProposedName {
  const pick = (words: readonly Word[]): Word => words[Math.floor(random() * words.length)] ?? ['', '', ''];
  const first = pick(kFirst);
  const second = pick(kSecond);
  if (lang === 'ur') return { name: `${first[0]} ${second[0]}`, meaning: null };
  return { name: `${first[1]} ${second[1]}`, meaning: `${first[2]} ${second[2]}` };
}

/** The meaning of a name proposed earlier; null for a name of the reader's own. */
export function meaningOf(name: string): string | null {
  const words = name.split(' ');
  const first = kFirst.find((word) => word[1] === words[0]);
  const second = kSecond.find((word) => word[1] === words[1]);
  return first && second && words.length === 2 ? `${first[2]} ${second[2]}` : null;
}
