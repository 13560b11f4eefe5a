import type { ModerationItem } from '@liora/domain/contract/safety';
import { DECIDED_TOGETHER_MAX, SIMILAR_WITHIN_HOURS } from '@liora/domain/limits';

const HOUR_MS = 3_600_000;

const reportersOf = ({ reports }: ModerationItem) =>
  new Set(
    reports.flatMap(({ decision, reporter }) => (decision === null && reporter ? reporter.user_id : [])),
  );

function isSimilar(one: ModerationItem, other: ModerationItem): boolean {
  if (one.opened_at === null || other.opened_at === null) return false;
  const apartMs = Math.abs(Date.parse(one.opened_at) - Date.parse(other.opened_at));
  if (apartMs > SIMILAR_WITHIN_HOURS * HOUR_MS || one.objection || other.objection) return false;
  const isOfOneAuthor = one.author !== null && one.author.user_id === other.author?.user_id;
  const reporters = reportersOf(other);
  return isOfOneAuthor || [...reportersOf(one)].some((reporter) => reporters.has(reporter));
}

/**
 * What came in one go with this item, as a burst of one author's or the work of a brigade: by the same author or the same
 * reporters, within a day. No more than can be decided together; an objection is answered alone.
 */
export const similarTo = (item: ModerationItem, items: readonly ModerationItem[]): ModerationItem[] =>
  items.filter((other) => other !== item && isSimilar(item, other)).slice(0, DECIDED_TOGETHER_MAX - 1);
