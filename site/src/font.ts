/** Nastaliq for prose: fetched when the page is idle and the link is good, worn from the next page on. */
import { link } from './offline/link.ts';
import { load, save } from './store.ts';

declare const NASTALIQ_URL: string;

const root = document.documentElement;

/** Puts Nastaliq on now (fetching it first) or takes it off. */
export async function wearNastaliq(on: boolean): Promise<void> {
  if (on) {
    await document.fonts.load('1rem "Rozbazi Nastaliq"', 'ا');
    save({ nastaliq: NASTALIQ_URL });
  }
  root.classList.toggle('nast', on);
}

/** With the setting `auto`, brings the face onto the device for the next page. */
export function fetchNastaliqWhenIdle(): void {
  const { settings, nastaliq } = load();
  if (settings.font === 'naskh' || nastaliq === NASTALIQ_URL || onThinLink()) return;
  const fetchIt = (): void => {
    fetch(NASTALIQ_URL)
      .then(async (response) => response.ok && (await response.arrayBuffer()))
      .then((bytes) => bytes && save({ nastaliq: NASTALIQ_URL }))
      .catch(() => undefined);
  };
  setTimeout(fetchIt, 3000);
}

function onThinLink(): boolean {
  const { saveData, effectiveType } = link();
  return saveData === true || /2g|3g/.test(effectiveType ?? '');
}
