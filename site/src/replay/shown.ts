/** What a replay shows: the recording, and what is known of it besides. */
import type { Facts } from './facts.ts';
import type { Recording } from './recording.ts';
import type { TableHere } from './tables.ts';

export interface Shown {
  readonly recording: Recording;
  readonly facts: Facts | null;
  readonly table: TableHere;
  readonly score: number;
}

export const isMine = ({ recording, facts }: Shown): boolean => facts?.mine ?? recording.name === null;
