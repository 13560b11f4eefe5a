import { FREE_EVENINGS_SWEPT_AT_ONCE } from '@liora/domain/limits';
import { eveningsOpen } from '@liora/domain/rules/freeEvenings';
import type { Deps } from '../../deps.ts';
import { erasePastMarks, erasePastShared } from './freeEvenings.queries.ts';

/** Erases evenings that are over everywhere. Safe to run twice and on several nodes. */
export async function sweepFreeEvenings({ db, now }: Deps): Promise<void> {
  const { first } = eveningsOpen(now());
  for (const erase of [erasePastShared, erasePastMarks])
    while ((await erase(db, first, FREE_EVENINGS_SWEPT_AT_ONCE)) === FREE_EVENINGS_SWEPT_AT_ONCE);
}
