import type { LiveChange, LiveEvent, LiveMessage } from '@liora/domain/contract/live';
import { changeFor, isAmong, type Listener } from './live.policy.ts';
import { type LiveRead, type LiveRow, MOST_EVENTS } from './live.queries.ts';
import { TOPICS } from './liveTopics.data.ts';

/** What one listener is told about something, or null. */
type MessageFor = (listener: Listener) => LiveEvent | null;

/** Everything that happened between two reads, ready to be told to any number of listeners. */
export type LiveBatch = readonly MessageFor[];

const EVERYTHING: LiveEvent = { topic: 'everything' };
export const EVERYTHING_CHANGED: LiveBatch = [() => EVERYTHING];

/**
 * Each event object is made once, so that a thousand listeners who are told the same share its text. A topic that this node
 * does not know, because a newer one has migrated the database, may mean anything.
 */
export function liveBatch({ rows, missed }: Pick<LiveRead, 'rows' | 'missed'>): LiveBatch {
  if (missed || rows.length > MOST_EVENTS || rows.some(({ topic }) => !TOPICS.has(topic)))
    return EVERYTHING_CHANGED;
  return rows.flatMap((row) => messageFor(row) ?? []);
}

function messageFor(row: LiveRow): MessageFor | null {
  switch (TOPICS.get(row.topic)?.sends) {
    case 'changes':
      return changeMessage(row);
    case 'facts':
      return factsMessage(row);
    case 'hint': {
      const event = { topic: row.topic } as LiveEvent;
      return (listener) =>
        row.before.some((audience) => isAmong(audience, row.owner, listener)) ? event : null;
    }
    default:
      return null;
  }
}

function factsMessage({ topic, subject, now }: LiveRow): MessageFor | null {
  if (!now) return null;
  const event = { topic, subject, ...now.facts } as LiveEvent;
  return (listener) => (isAmong(now.audience, now.owner, listener) ? event : null);
}

function changeMessage({ topic, subject, owner, first, before, now }: LiveRow): MessageFor {
  const event = (change: LiveChange) => ({ topic, change, subject }) as LiveEvent;
  const events = { new: event('new'), changed: event('changed'), gone: event('gone') };
  const change = { owner, first, before, now: now?.audience ?? null };
  return (listener) => {
    const told = changeFor(change, listener);
    return told && events[told];
  };
}

/** Server-sent events: the cursor is the id that a client comes back with. No events make a sign of life. */
export function messageText(cursor: string, message: LiveMessage): string {
  return `id: ${cursor}\ndata: ${JSON.stringify(message)}\n\n`;
}

/**
 * The message of a batch for each listener, or null when none of it is theirs. Texts and bytes are shared among
 * listeners who are told the same.
 */
export function batchMessages(batch: LiveBatch, cursor: string, within: number) {
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
      messages.get(told) ?? Buffer.from(`id: ${cursor}\ndata: {"within":${within},"events":[${told}]}\n\n`);
    messages.set(told, message);
    return message;
  };
}
