/** Moving to another device: a code made there is entered here, and both then belong to the same player. */
import { ltr, plain } from '../bidi.ts';
import { t } from '../i18n.ts';
import { ApiError, serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { forgetPlays } from '../offline/begun.ts';
import { keep, withMe } from '../session.ts';
import { load } from '../store.ts';
import { countDown } from './countdown.ts';
import { find, say } from './dom.ts';
import { sentence } from './notice.ts';
import { sure } from './sure.ts';

export function wireTransfer(nameForm: HTMLFormElement): void {
  wireShow();
  wireEnter(nameForm);
}

function wireShow(): void {
  const button = find('#code-show');
  const place = find('#code');
  const fault = find('#code-fault');
  let stop: () => void = () => undefined;
  button.addEventListener('click', async () => {
    fault.textContent = '';
    if (!load().me) {
      fault.textContent = t('settings.move.nobody');
      return;
    }
    try {
      const { code, expires_at } = await withMe(api.transferCode);
      find('#code-text').replaceChildren(ltr(`${code.slice(0, 4)} ${code.slice(4)}`));
      place.hidden = false;
      button.textContent = t('settings.move.another');
      stop();
      stop = countDown(Date.parse(expires_at), find('#code-left'), serverNow, () => {
        place.hidden = true;
        fault.textContent = t('settings.move.expired');
      });
    } catch (error) {
      fault.textContent = sentence(error);
    }
  });
}

function wireEnter(nameForm: HTMLFormElement): void {
  const form = find<HTMLFormElement>('#code-form');
  const input = find<HTMLInputElement>('#code-input');
  const fault = find('#code-input-fault');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    fault.textContent = '';
    const code = input.value.replace(/\s/g, '').toUpperCase();
    if (code.length !== 8) {
      fault.textContent = t('settings.move.eight');
      input.focus();
      return;
    }
    const { me } = load();
    if (
      me &&
      !(await sure(
        t('settings.sure.moveTitle'),
        t('settings.sure.move', { name: plain.name(me.name) }),
        t('settings.sure.moveYes'),
      ))
    )
      return;
    try {
      const moved = await api.transfer(code);
      keep(moved);
      if (moved.player !== me?.player) forgetPlays();
      input.value = '';
      find<HTMLInputElement>('input', nameForm).value = moved.name;
      say(find('#status'), t('settings.move.welcome', { name: plain.name(moved.name) }));
    } catch (error) {
      fault.textContent =
        error instanceof ApiError && error.code === 'code_expired' ? t('settings.move.wrong') : sentence(error);
      input.focus();
    }
  });
}
