/** The name under which this device plays: the player's, or until there is one a proposal. */
import { lang } from './i18n.ts';
import { load, save } from './store.ts';
import { proposeName } from './text/names.ts';

/** The name that is mine, or will be with my first play. */
export function myName(): string {
  const { me, draftName } = load();
  return me?.name ?? draftName ?? propose();
}

/** Another proposal, kept until the first play. */
export function propose(): string {
  const { name } = proposeName(lang);
  save({ draftName: name });
  return name;
}
