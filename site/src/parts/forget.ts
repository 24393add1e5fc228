/** Deleting me: the name and every device's token are forgotten, the plays stay without a name. */
import { t } from '../i18n.ts';
import { myName } from '../my-name.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { forgetPlays } from '../offline/begun.ts';
import { forgetHere } from '../session.ts';
import { load } from '../store.ts';
import { find, say } from './dom.ts';
import { sentence } from './notice.ts';
import { sure } from './sure.ts';

export function wireForget(nameForm: HTMLFormElement): void {
  const fault = find('#forget-fault');
  find('#forget').addEventListener('click', async () => {
    fault.textContent = '';
    if (!load().me) {
      fault.textContent = t('settings.forget.nobody');
      return;
    }
    if (!(await sure(t('settings.forget.sureTitle'), t('settings.forget.sure'), t('settings.forget.yes')))) return;
    try {
      await api.forgetMe();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthorized') {
        fault.textContent = sentence(error);
        return;
      }
    }
    forgetHere();
    forgetPlays();
    find<HTMLInputElement>('input', nameForm).value = myName();
    say(find('#status'), t('settings.forget.done'));
  });
}
