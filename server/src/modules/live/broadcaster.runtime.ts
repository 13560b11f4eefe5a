import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@liora/domain/contract/live';
import { entitlement } from '@liora/domain/rules/membership';
import type pg from 'pg';
import type { Deps } from '../../deps.ts';
import { LiveConnection } from './listenConnection.runtime.ts';
import { accessChanged, type Listener, VISITING } from './live.policy.ts';
import { type AccessRow, readAccess, readEvents } from './live.queries.ts';
import { encryptCursor, liveCursorKey, readSnapshot, type Since } from './liveCursor.parser.ts';
import { EVERYTHING_CHANGED, type LiveBatch, liveBatch } from './liveMessages.rules.ts';
import { isAboutAccess } from './liveTopics.data.ts';
import { PollTimer } from './pollTimer.runtime.ts';
import type { LiveStream, LiveStreams } from './subscribers.runtime.ts';

export interface LiveTiming {
  /** Reads lie at least this far apart: what happens meanwhile is told together. */
  leastMs: number;
  /** Without any news the table is looked at this often. */
  idleMs: number;
  /** A stream that heard nothing for this long gets a sign of life. */
  beatMs: number;
  /** How old a listener's rights may get without a word from the database. */
  recheckMs: number;
}

export const LIVE_TIMING: LiveTiming = { leastMs: 40, idleMs: 1_000, beatMs: 25_000, recheckMs: 60_000 };

/** Somebody who wants a stream. */
export interface NewStream {
  response: ServerResponse;
  token: string | null;
  address: string;
  /** What they have seen: null for nothing to catch up with, 'lost' for a position that is none of ours. */
  since: Since | 'lost' | null;
  /** Writes the head of the answer: from then on there is a stream. */
  begin: () => void;
}

/** A stream cannot be opened now; the HTTP status says why. */
export type Refusal = 429 | 503;

interface Waiting extends NewStream {
  done: (outcome: Refusal | null) => void;
}

const MOST_CHECKED_AT_ONCE = 500;
const LONGEST_BACKOFF_MS = 10_000;
const FIRST_BACKOFF_MS = 50;
/** Reading takes at most this share of the time, however much there is to count. */
const PAUSE_PER_READ = 3;

/**
 * Reads events in rounds over one connection and tells them to this node's streams. Joining happens between two reads,
 * so that a stream's rights and what it catches up with are never older than what it is told next.
 */
export class LiveHub {
  readonly #connection: LiveConnection;
  readonly #pollTimer = new PollTimer();
  readonly #deps: Pick<Deps, 'now' | 'log' | 'config'>;
  readonly #streams: LiveStreams;
  readonly #timing: LiveTiming;
  readonly #cursorKey: Buffer;
  readonly #running: Promise<void>;
  #waiting: Waiting[] = [];
  #position: string | null = null;
  /** The database was not there at the last try: who comes now is sent away rather than kept waiting. */
  #failing = false;
  #closed = false;

  constructor(
    deps: Pick<Deps, 'now' | 'log' | 'config'>,
    databaseUrl: string,
    streams: LiveStreams,
    timing: LiveTiming,
    onNews: () => void = () => undefined,
  ) {
    this.#deps = deps;
    this.#streams = streams;
    this.#timing = timing;
    this.#cursorKey = liveCursorKey(deps.config.sessionSecret);
    this.#connection = new LiveConnection(databaseUrl, () => {
      onNews();
      this.#pollTimer.wake();
    });
    this.#running = this.#run();
  }

  /** Resolves with null once the stream is open (its head and first message are written), else with the refusal. */
  join(newcomer: NewStream): Promise<Refusal | null> {
    if (this.#closed || this.#failing) return Promise.resolve(503);
    return new Promise((done) => {
      this.#waiting.push({ ...newcomer, done });
      this.#pollTimer.wake();
    });
  }

  /** Ends every stream and the connection. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#pollTimer.stop();
    this.#refuseWaiting();
    this.#streams.end();
    await this.#running;
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    let quietMs = 0;
    let failures = 0;
    while (!this.#closed) {
      const startedAt = performance.now();
      try {
        const found = await this.#round();
        failures = 0;
        quietMs = found ? this.#timing.leastMs : Math.min(this.#timing.idleMs, Math.max(1, quietMs) * 2);
        const tookMs = performance.now() - startedAt;
        await this.#pollTimer.forBetween(Math.max(this.#timing.leastMs, tookMs * PAUSE_PER_READ), quietMs);
      } catch (error) {
        await this.#lostDatabase(error, failures++);
      }
    }
  }

  async #lostDatabase(error: unknown, failures: number): Promise<void> {
    this.#failing = true;
    this.#refuseWaiting();
    if (this.#closed) return;
    this.#deps.log.warn({ err: error }, 'live events wait for the database');
    await this.#connection.close();
    const backoff = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures) * (0.5 + Math.random());
    await this.#pollTimer.forBetween(backoff, backoff);
  }

  #refuseWaiting(): void {
    for (const { done } of this.#waiting.splice(0)) done(503);
  }

  async #round(): Promise<boolean> {
    const client = await this.#connection.open();
    const found = await this.#readOn(client);
    this.#failing = false;
    await this.#admit(client);
    await this.#recheck(client);
    if (this.#position) this.#streams.beat(this.#cursor, this.#timing.beatMs);
    return found;
  }

  /** Where streams are now, as clients get it. */
  get #cursor(): string {
    return this.#position === null ? '' : encryptCursor(this.#cursorKey, this.#position);
  }

  async #readOn(client: pg.Client): Promise<boolean> {
    const since = this.#position === null ? null : readSnapshot(this.#position);
    if (!since) {
      const { rows } = await client.query<{ position: string }>(
        'select pg_current_snapshot()::text as position',
      );
      this.#position = rows[0]?.position ?? null;
      return false;
    }
    const read = await readEvents(client, since);
    const batch = liveBatch(read);
    // Rights first: who has just blocked somebody, or lost their membership, is not told what they no longer see.
    const concerned = new Set(
      read.rows.flatMap((row) => (isAboutAccess(row.topic) ? (row.owner ?? []) : [])),
    );
    const all = batch === EVERYTHING_CHANGED;
    // What somebody may see can hang on their partner's membership, too (RUL-111).
    const isConcerned = ({ userId, partnerId }: Listener) =>
      concerned.has(userId ?? '') || concerned.has(partnerId ?? '');
    const streams = this.#streams.signedIn(({ listener }) => all || isConcerned(listener));
    for (let i = 0; i < streams.length; i += MOST_CHECKED_AT_ONCE) {
      const renewed = await this.#renew(client, streams.slice(i, i + MOST_CHECKED_AT_ONCE));
      // Events tell whose change it is; their partners learn what it changed for them.
      for (const { stream, changes } of renewed)
        if (!all && !concerned.has(stream.listener.userId ?? ''))
          this.#streams.sendTo(stream, changes, this.#cursor);
    }
    this.#position = read.position;
    this.#streams.tell(batch, this.#cursor);
    return read.rows.length > 0 || read.missed;
  }

  /** Looks at the sessions of streams again; those whose session has ended are told so and closed. Returns what changed. */
  async #renew(client: pg.Client, streams: readonly LiveStream[]) {
    if (streams.length === 0) return [];
    const listeners = await this.#listeners(client, streams);
    const checkedAt = performance.now();
    return streams.flatMap((stream) => {
      const after = listeners.get(stream.token ?? '');
      if (!after) {
        this.#streams.sendTo(stream, [{ topic: 'session' }], this.#cursor);
        stream.response.end();
        return [];
      }
      const changes = accessChanged(stream.listener, after);
      stream.listener = after;
      stream.checkedAt = checkedAt;
      return changes.length > 0 ? [{ stream, changes }] : [];
    });
  }

  async #listeners(
    client: pg.Client,
    from: readonly { token: string | null }[],
  ): Promise<Map<string, Listener>> {
    const tokens = [...new Set(from.flatMap(({ token }) => token ?? []))];
    const now = this.#deps.now();
    const lends = this.#deps.config.companionSeat;
    const rows = tokens.length > 0 ? await readAccess(client, tokens, { lends, now }) : [];
    return new Map(rows.map((row) => [row.token, listenerOf(row, now)]));
  }

  /** Memberships and sessions also end by the clock, which writes no event. */
  async #recheck(client: pg.Client): Promise<void> {
    const dueBefore = performance.now() - this.#timing.recheckMs;
    const due = this.#streams
      .signedIn(({ checkedAt }) => checkedAt < dueBefore)
      .slice(0, MOST_CHECKED_AT_ONCE);
    for (const { stream, changes } of await this.#renew(client, due)) {
      this.#streams.sendTo(stream, changes, this.#cursor);
    }
  }

  async #admit(client: pg.Client): Promise<void> {
    const all = this.#waiting.splice(0);
    // Who has gone again is not looked up.
    const [gone, waiting] = [all.filter(isGone), all.filter((newcomer) => !isGone(newcomer))];
    for (const { done } of gone) done(503);
    if (waiting.length === 0) return;
    try {
      const listeners = await this.#listeners(client, waiting);
      // After a restart many come back from the same position: it is looked up once.
      const missed = new Map<string, LiveBatch>();
      for (const { since } of waiting) {
        const key = JSON.stringify(since);
        if (!missed.has(key)) missed.set(key, await this.#missedSince(client, since));
      }
      for (const { done, since, ...newcomer } of waiting) {
        const listener = listeners.get(newcomer.token ?? '');
        const own = { ...newcomer, token: listener ? newcomer.token : null };
        const ended = newcomer.token !== null && !listener;
        done(this.#open(own, listener ?? VISITING, missed.get(JSON.stringify(since)), ended));
      }
    } catch (error) {
      this.#waiting.unshift(...waiting);
      throw error;
    }
  }

  async #missedSince(client: pg.Client, since: NewStream['since']): Promise<LiveBatch> {
    if (since === null) return [];
    return since === 'lost' ? EVERYTHING_CHANGED : liveBatch(await readEvents(client, since));
  }

  #open(
    { begin, ...newcomer }: Omit<NewStream, 'since'>,
    listener: Listener,
    missed: LiveBatch = [],
    sessionEnded = false,
  ): Refusal | null {
    const at = performance.now();
    const stream: LiveStream = { ...newcomer, listener, checkedAt: at, writtenAt: at };
    if (stream.response.destroyed || this.#closed || this.#streams.full) return 503;
    if (this.#streams.tooMany(stream)) return 429;
    begin();
    this.#streams.add(stream);
    // A session that ended while its page was loading: no event of it reaches a stream that opens only now.
    const ended: LiveEvent[] = sessionEnded ? [{ topic: 'session' }] : [];
    const events = [...ended, ...missed.flatMap((tell) => tell(listener) ?? [])];
    this.#streams.sendTo(stream, events, this.#cursor);
    return null;
  }
}

const isGone = ({ response }: NewStream): boolean => response.destroyed;

function listenerOf(row: AccessRow, now: Date): Listener {
  return {
    userId: row.user_id,
    entitlement: entitlement(row, now, row),
    partnerId: row.partner_id,
    blocked: new Set(row.blocked),
  };
}
