/** Every game's face, each fetched when its game is met: for pages that are not one game's. */
import type { GameName } from '../types.ts';
import type { GameFace } from './game.ts';

const kFaces: Readonly<Record<GameName, () => Promise<unknown>>> = {
  belote: async () => (await import('./games/belote/face.ts')).belote,
  tute: async () => (await import('./games/tute/face.ts')).tute,
  'five-hundred': async () => (await import('./games/five-hundred/face.ts')).fiveHundred,
  'teen-do-paanch': async () => (await import('./games/teen-do-paanch/face.ts')).teenDoPaanch,
  schafkopf: async () => (await import('./games/schafkopf/face.ts')).schafkopf,
};

/** A face is only ever asked about views of its own game. */
export const faceOf = (game: GameName): Promise<GameFace> => kFaces[game]() as Promise<GameFace>;
