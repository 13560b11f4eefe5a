import type { LiveEvent, LiveMessage } from '@liora/domain/contract/live';
import { type Listener, planNews, seesPlan } from './live.policy.ts';
import { type LiveRead, type LiveRow, MOST_EVENTS } from './live.queries.ts';

/** What one listener is told about something, or null. */
type Telling = (listener: Listener) => LiveEvent | null;

/** Everything that happened between two reads, ready to be told to any number of listeners. */
export type LiveBatch = readonly Telling[];

const RESET: LiveEvent = { type: 'reset' };
export const EVERYTHING_CHANGED: LiveBatch = [() => RESET];

/** Each event object is made once, so that a thousand listeners who are told the same share its text. */
export function liveBatch({ rows, missed }: Pick<LiveRead, 'rows' | 'missed'>): LiveBatch {
  if (missed || rows.length > MOST_EVENTS || rows.some((row) => row.kind === 'many'))
    return EVERYTHING_CHANGED;
  return rows.flatMap((row) => telling(row) ?? []);
}

function telling(row: LiveRow): Telling | null {
  switch (row.kind) {
    case 'plan':
      return tellPlan(row);
    case 'reactions':
      return tellReactions(row);
    case 'pins': {
      const event: LiveEvent = { type: 'pins' };
      return () => event;
    }
    case 'blocks':
    case 'membership': {
      const event: LiveEvent = { type: 'you', what: row.kind };
      return ({ userId }) => (userId === row.person_id ? event : null);
    }
    default:
      return null;
  }
}

function tellReactions({ plan_id, plan }: LiveRow): Telling | null {
  if (!plan_id || !plan) return null;
  const { like_count, save_count } = plan;
  const event: LiveEvent = { type: 'reactions', id: plan_id, like_count, save_count };
  return (listener) => (seesPlan(plan, listener) ? event : null);
}

function tellPlan({ plan_id, person_id, plan, first, widest }: LiveRow): Telling | null {
  if (!plan_id || !person_id) return null;
  const events = {
    new: { type: 'new', id: plan_id },
    changed: { type: 'changed', id: plan_id },
    gone: { type: 'gone', id: plan_id },
  } as const;
  const change = { id: plan_id, creator: person_id, first: first ?? 0, widest: widest ?? 0, now: plan };
  return (listener) => {
    const news = planNews(change, listener);
    return news && events[news];
  };
}

/** Server-sent events: the position is the id that a client comes back with. No events make a sign of life. */
export function messageText(position: string, message: LiveMessage): string {
  return `id: ${position}\ndata: ${JSON.stringify(message)}\n\n`;
}

/**
 * The message of a batch for each listener, or null when none of it is theirs. Texts and bytes are shared among
 * listeners who are told the same.
 */
export function batchMessages(batch: LiveBatch, position: string, within: number) {
  const texts = new Map<LiveEvent, string>();
  const messages = new Map<string, Buffer>();
  const textOf = (event: LiveEvent) => {
    const known = texts.get(event) ?? JSON.stringify(event);
    texts.set(event, known);
    return known;
  };
  return (listener: Listener): Buffer | null => {
    const told = batch
      .flatMap((tell) => tell(listener) ?? [])
      .map(textOf)
      .join();
    if (!told) return null;
    const message =
      messages.get(told) ?? Buffer.from(`id: ${position}\ndata: {"within":${within},"events":[${told}]}\n\n`);
    messages.set(told, message);
    return message;
  };
}
