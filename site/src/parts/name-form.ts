/** The form in which a name is changed: kept on the device before the first play, sent to the server after it. */
import { t } from '../i18n.ts';
import { myName, propose } from '../my-name.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load, save } from '../store.ts';
import { nameFault, tidyName } from '../text/name-check.ts';
import { find, say } from './dom.ts';
import { sentence } from './notice.ts';

/** Wires `form` (layouts/name-form.njk); `done` hears the name after each change. */
export function wireNameForm(form: HTMLFormElement, done: (name: string) => void): void {
  const input = find<HTMLInputElement>('input', form);
  const fault = find('.fault', form);
  const status = find('[role="status"]', form);
  input.value = myName();

  const refuse = (text: string): void => {
    fault.textContent = text;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  const accept = (name: string): void => {
    input.value = name;
    fault.textContent = '';
    input.removeAttribute('aria-invalid');
    say(status, t('name.kept'));
    done(name);
  };

  find('[data-propose]', form).addEventListener('click', () => {
    input.value = load().me ? proposalOnly() : propose();
    if (!load().me) done(input.value);
    input.focus();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = tidyName(input.value);
    const wrong = nameFault(name);
    if (wrong) return refuse(t(`name.faults.${wrong}`));
    const { me } = load();
    if (!me) {
      save({ draftName: name });
      return accept(name);
    }
    try {
      const renamed = await withMe(() => api.rename(name));
      save({ me: { ...me, name: renamed.name, tag: renamed.tag } });
      accept(renamed.name);
    } catch (error) {
      const bad = error instanceof ApiError && error.code === 'bad_name';
      refuse(bad ? t('name.faults.characters') : sentence(error));
    }
  });
}

/** A proposal for somebody who has a name already: nothing changes until it is sent. */
function proposalOnly(): string {
  const { draftName } = load();
  const name = propose();
  save({ draftName });
  return name;
}
