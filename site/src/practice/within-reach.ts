/** Without a network only those tables can be practised at that are on this device. */
import { t } from '../i18n.ts';
import { isKept } from '../offline/kept.ts';
import { make } from '../parts/dom.ts';

/** Whether that table's practice cannot be opened now. */
export const isAway = async (lang: string, table: string): Promise<boolean> =>
  !navigator.onLine && !(await isKept(`/${lang}/practice/${table}/`));

/** Says beside each table whether it is away, as the network goes and comes. */
export function markAway(form: HTMLFormElement, lang: string): void {
  const show = (): void => {
    for (const input of form.querySelectorAll<HTMLInputElement>('input[name="table"]')) void mark(input, lang);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

async function mark(input: HTMLInputElement, lang: string): Promise<void> {
  const away = await isAway(lang, input.value);
  const place = input.nextElementSibling;
  place?.querySelector('.hint')?.remove();
  if (away) place?.append(' ', make('span', 'hint', t('practice.away')));
}
