/** What went wrong, said kindly, with a way to try again where trying helps. */
import { has, t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import { make } from './dom.ts';

/** The sentence for an error; `own` holds the page's texts for codes that it has more to say about. */
export function sentence(error: unknown, own = 'errors'): string {
  const code = error instanceof ApiError ? error.code : 'other';
  for (const key of [`${own}.${code}`, `errors.${code}`]) if (has(key)) return t(key);
  if (!(error instanceof ApiError)) console.error(error);
  return t('errors.other');
}

/** Fills `place` with the notice; `again` adds a button, but where no server is there to ask. Its code shows the way to practice beside it. */
export function showNotice(place: HTMLElement, error: unknown, again?: () => void, own?: string): void {
  const notice = make('div', 'notice', make('p', '', sentence(error, own)));
  if (again && !(error instanceof ApiError && error.code === 'no_server')) {
    const button = make('button', 'button', t('errors.retry'));
    button.type = 'button';
    button.addEventListener('click', again);
    notice.append(button);
  }
  if (error instanceof ApiError) notice.dataset.code = error.code;
  place.replaceChildren(notice);
}
