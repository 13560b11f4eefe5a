import type { ModerationItem } from '@liora/domain/contract/safety';
import { HOUR_MS } from '@liora/domain/durations';
import { DECIDED_TOGETHER_MAX, SIMILAR_WITHIN_HOURS } from '@liora/domain/limits';

const reportersOf = ({ reports }: ModerationItem) =>
  new Set(
    reports.flatMap(({ decision, reporter }) => (decision === null && reporter ? reporter.user_id : [])),
  );

function isOfOneAuthor(one: ModerationItem, other: ModerationItem): boolean {
  return one.author !== null && one.author.user_id === other.author?.user_id;
}

/** Those who wait with reports of both. */
function sharedReporters(one: ModerationItem, other: ModerationItem): string[] {
  const reporters = reportersOf(other);
  return [...reportersOf(one)].filter((reporter) => reporters.has(reporter));
}

function isSimilar(one: ModerationItem, other: ModerationItem): boolean {
  if (one.opened_at === null || other.opened_at === null) return false;
  const apartMs = Math.abs(Date.parse(one.opened_at) - Date.parse(other.opened_at));
  if (apartMs > SIMILAR_WITHIN_HOURS * HOUR_MS || one.objection || other.objection) return false;
  return isOfOneAuthor(one, other) || sharedReporters(one, other).length > 0;
}

/**
 * What came in one go with this item, as a burst of one author's or the work of a brigade: by the same author or the same
 * reporters, within a day. No more than can be decided together; an objection is answered alone.
 */
export const similarTo = (item: ModerationItem, items: readonly ModerationItem[]): ModerationItem[] =>
  similar(item, items).slice(0, DECIDED_TOGETHER_MAX - 1);

const similar = (item: ModerationItem, items: readonly ModerationItem[]) =>
  items.filter((other) => other !== item && isSimilar(item, other));

interface Signs {
  /** How much else of the same author waits. */
  burst: number;
  /** How many of those who reported this have reported how much else of the same author; and of others. */
  brigade: { people: number; things: number };
  elsewhere: { people: number; things: number };
}

/** What the things that came in one go with this one say of who is behind them. */
export function signsOf(item: ModerationItem, items: readonly ModerationItem[]): Signs {
  const [ofAuthor, ofOthers]: [ModerationItem[], ModerationItem[]] = [[], []];
  for (const other of similar(item, items)) (isOfOneAuthor(item, other) ? ofAuthor : ofOthers).push(other);
  return {
    burst: ofAuthor.length,
    brigade: reportedTogether(item, ofAuthor),
    elsewhere: reportedTogether(item, ofOthers),
  };
}

function reportedTogether(item: ModerationItem, others: readonly ModerationItem[]) {
  const shared = others.map((other) => sharedReporters(item, other)).filter(({ length }) => length > 0);
  return { people: new Set(shared.flat()).size, things: shared.length };
}
