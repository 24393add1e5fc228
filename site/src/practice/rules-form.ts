/** The part of a form where table, level and house rules are chosen (layouts/rules.njk): what it shows, and what was chosen in it. */
import { isValue, type PracticeTable, type Rule } from './rules.ts';
import { type Level, usualLevel } from './setup.ts';

/** Sets a group of radio buttons or a field. */
export function choose(form: HTMLFormElement, name: string, value: string): void {
  const group = form.elements.namedItem(name);
  if (group instanceof RadioNodeList || group instanceof HTMLInputElement) group.value = value;
  const one = form.querySelector<HTMLInputElement>(`input[type="radio"][name="${name}"][value="${value}"]`);
  if (one) one.checked = true;
}

export const chosenAt = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');

export function levelsOf(form: HTMLFormElement, table: string): readonly Level[] {
  const input = form.querySelector<HTMLInputElement>(`input[name="table"][value="${table}"]`);
  return (input?.dataset.levels ?? '').split(' ') as Level[];
}

/** The rules of the chosen table, and the levels that its game has. */
export function showChosenTable(form: HTMLFormElement): void {
  const name = chosenAt(form, 'table');
  for (const rules of form.querySelectorAll<HTMLElement>('[data-rules]')) {
    rules.hidden = rules.dataset.rules !== name;
  }
  const levels = levelsOf(form, name);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="level"]')) {
    const has = levels.some((level) => level === input.value);
    (input.closest('label') as HTMLElement).hidden = !has;
    if (!has && input.checked) choose(form, 'level', usualLevel(levels));
  }
}

/** Every rule's value as it was chosen, or the first rule whose value is none. */
export function chosenRules(
  form: HTMLFormElement,
  name: string,
  { rules }: PracticeTable,
): { readonly choices: Record<string, string>; readonly fault: Rule | null } {
  const choices = Object.fromEntries(rules.map((rule) => [rule.name, chosenAt(form, `${name}.${rule.name}`).trim()]));
  return { choices, fault: rules.find((rule) => !isValue(rule, choices[rule.name] ?? '')) ?? null };
}
