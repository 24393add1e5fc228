/** Settings: kept at once, on this device; and who I am, here and elsewhere. */
import '../chrome.ts';
import '../static-digits.ts';
import { wearNastaliq } from '../font.ts';
import { lang, t } from '../i18n.ts';
import { find, say } from '../parts/dom.ts';
import { fleeting } from '../parts/fleeting.ts';
import { wireForget } from '../parts/forget.ts';
import { wireNameForm } from '../parts/name-form.ts';
import { wireTransfer } from '../parts/transfer.ts';
import { type Scheme, wearScheme } from '../scheme.ts';
import { load, onChange, type Settings, saveSettings } from '../store.ts';

const status = find('#status');
const choices = find('#choices');
const nameForm = find<HTMLFormElement>('#name-form');

wireNameForm(nameForm, () => undefined);
wireTransfer(nameForm);
wireForget(nameForm);
fleeting(status);
show();
onChange(show);
void import('../offline/whole.ts').then(({ wireWhole }) => wireWhole(lang)).catch(() => undefined);

choices.addEventListener('change', (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const truth = input.name === 'fourColour' || input.name === 'tapTwice';
  saveSettings({ [input.name]: truth ? input.value === 'on' : input.value } as Partial<Settings>);
  if (input.name === 'font') void wearNastaliq(input.value === 'nastaliq');
  if (input.name === 'scheme') wearScheme(input.value as Scheme);
  say(status, t('settings.saved'));
});

function show(): void {
  const { settings } = load();
  for (const [name, value] of Object.entries(settings)) {
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
    const input = choices.querySelector<HTMLInputElement>(`input[name="${name}"][value="${text}"]`);
    if (input) input.checked = true;
  }
  choices.classList.toggle('four-colour', settings.fourColour);
  for (const sample of choices.querySelectorAll<HTMLElement>('[data-faces]')) {
    sample.hidden = sample.dataset.faces !== settings.faces;
  }
}
