/** An action in words: a card as it is shown, anything else as its button says it. */
import { type Action, cardOf, givenBy } from '../notation.ts';
import type { GameFace, Scene } from './game.ts';
import type { Option, Panel } from './panel/panel.ts';
import { cardsShown, shown } from './words.ts';

/** `scene`: where it is to be done; `optionsOf`: all that a panel offers. */
export function actionWords(
  face: GameFace,
  scene: Scene,
  action: Action,
  optionsOf: (panel: Panel | null) => readonly Option[],
): string {
  const card = cardOf(action);
  if (card === action) return shown(card);
  const given = card === null ? givenBy(action) : [];
  return [callWords(face, scene, action, optionsOf), cardsShown(given)].filter((part) => part !== '').join(' ');
}

function callWords(
  face: GameFace,
  scene: Scene,
  action: Action,
  optionsOf: (panel: Panel | null) => readonly Option[],
): string {
  const value = /\d+/.exec(action)?.[0];
  const choice = { ...scene.choice, value: value === undefined ? scene.choice.value : Number(value) };
  const panel = face.panel({ ...scene, choice });
  const option = optionsOf(panel).find((one) => one.action === action);
  if (option === undefined) return face.confirm(action, scene);
  const stepper = panel?.kind === 'options' ? panel.stepper : null;
  if (option.suit !== undefined && value !== undefined && stepper !== null) {
    return `${stepper.shown} ${shown(option.suit)}`;
  }
  return option.suit === undefined ? option.words : `${option.words} ${shown(option.suit)}`;
}
