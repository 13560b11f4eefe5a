import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@liora/domain/contract/live';
import type { Listener } from './live.policy.ts';
import { batchMessages, type LiveBatch, messageText } from './liveMessages.rules.ts';

export interface LiveStream {
  readonly response: ServerResponse;
  /** Of the session it was opened with; null for a visitor. */
  readonly token: string | null;
  readonly address: string;
  listener: Listener;
  /** When its session was last looked at, and when it was last written to: milliseconds of `performance.now()`. */
  checkedAt: number;
  writtenAt: number;
}

export interface StreamLimits {
  /** On this node. */
  all: number;
  /** Of one signed-in person. */
  perPerson: number;
  /** Of visitors from one address. */
  perAddress: number;
}

/** Unread bytes after which a reader is dropped: it comes back and catches up when it can. */
const MOST_UNREAD_BYTES = 65_536;
const SPREAD_MS_PER_STREAM = 4;
const SPREAD_MS = { least: 500, most: 30_000 };

const holder = ({ listener, address }: Pick<LiveStream, 'listener' | 'address'>) =>
  listener.userId ?? `address ${address}`;

/** The open streams of this node. */
export class LiveStreams {
  readonly #streams = new Set<LiveStream>();
  readonly #held = new Map<string, number>();
  readonly #limits: StreamLimits;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Whether this node has no room for one more. */
  get full(): boolean {
    return this.size >= this.#limits.all;
  }

  /** Whether this person, or visitors of this address, hold as many as they may. */
  tooMany(stream: Pick<LiveStream, 'listener' | 'address'>): boolean {
    const most = stream.listener.userId === null ? this.#limits.perAddress : this.#limits.perPerson;
    return (this.#held.get(holder(stream)) ?? 0) >= most;
  }

  add(stream: LiveStream): void {
    const key = holder(stream);
    this.#streams.add(stream);
    this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
    stream.response.once('close', () => {
      this.#streams.delete(stream);
      const left = (this.#held.get(key) ?? 1) - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    });
  }

  /** Streams with a session that `wanted` says yes to. */
  signedIn(wanted: (stream: LiveStream) => boolean): LiveStream[] {
    return [...this.#streams].filter((stream) => stream.token !== null && wanted(stream));
  }

  /** Over how long clients spread what events make them ask, so that all of them together stay bearable. */
  get within(): number {
    return Math.min(SPREAD_MS.most, Math.max(SPREAD_MS.least, this.size * SPREAD_MS_PER_STREAM));
  }

  /** Tells every listener what of a batch is theirs. */
  tell(batch: LiveBatch, cursor: string): void {
    if (batch.length === 0) return;
    const messageFor = batchMessages(batch, cursor, this.within);
    const at = performance.now();
    for (const stream of this.#streams) {
      const message = messageFor(stream.listener);
      if (message) write(stream, message, at);
    }
  }

  sendTo(stream: LiveStream, events: readonly LiveEvent[], cursor: string): void {
    write(stream, messageText(cursor, { events, within: this.within }), performance.now());
  }

  /**
   * A sign of life for streams that heard nothing for `everyMs`, so that no proxy closes them and clients notice a dead
   * one; it moves their cursor on. Who has not even read the last words since is dropped.
   */
  beat(cursor: string, everyMs: number): void {
    const at = performance.now();
    const beat = Buffer.from(messageText(cursor, { events: [], within: this.within }));
    for (const stream of this.#streams) {
      if (at - stream.writtenAt < everyMs) continue;
      if (stream.response.writableLength > 0) stream.response.destroy();
      else write(stream, beat, at);
    }
  }

  /** Closes all: clients come back, here or at another node. */
  end(): void {
    for (const { response } of this.#streams) response.end();
  }
}

function write(stream: LiveStream, message: Buffer | string, at: number): void {
  const { response } = stream;
  if (response.writableEnded || response.destroyed) return;
  response.write(message);
  stream.writtenAt = at;
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
}
