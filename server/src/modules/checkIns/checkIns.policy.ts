import type { CheckInRow } from './checkIns.queries.ts';

/** What decides whether an answer counts, as it stands in the transaction that would store it. */
interface Tried {
  /** How the day or week stands to whoever answers. */
  row: CheckInRow | undefined;
  /** The version that they change; null: a first answer. */
  version: number | null;
}

/**
 * Whether an answer counts: a first one where there is none, or a change of one that stands as it was seen. Once it is revealed
 * nobody answers any more, neither who has taken their words away since.
 */
export const mayAnswer = ({ row, version }: Tried): boolean =>
  (row?.revealed_at ?? null) === null && (row?.mine?.version ?? null) === version;
