import { LIVE_PATH, type LiveMessage } from '@liora/domain/contract/live';
import type { LiveClock } from './liveClock.ts';

/** What is used of an EventSource. */
export interface LiveSource {
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onerror: ((failure: Event) => void) | null;
  close(): void;
}

export type LiveState = 'closed' | 'connecting' | 'open' | 'waiting';

interface LiveStreamParts {
  connect: (url: string) => LiveSource;
  clock: LiveClock;
  /** `before` and `position`: what was known before this message, and is known now. */
  onMessage: (message: LiveMessage, before: string | null, position: string) => void;
  onState?: (state: LiveState) => void;
}

/** The server says something every 25 s; a stream that is silent for so long is dead, whatever the browser believes. */
const HEARTBEAT_TIMEOUT_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
/** The page's first answers were asked for a little before the page began to count. */
const LOADED_EARLIER_SECONDS = 10;

/**
 * One connection to the server's events, opened again after every cut from where it was. It reconnects by itself rather
 * than through EventSource, so that retries spread out and a refusal is not final.
 */
export class LiveStream {
  /** The last position that is known, from this stream or another tab's. Null before the first message. */
  position: string | null = null;
  #source: LiveSource | null = null;
  #stopTimer: () => void = () => {};
  #failures = 0;
  readonly #parts: LiveStreamParts;

  constructor(parts: LiveStreamParts) {
    this.#parts = parts;
  }

  /** Opens it, unless it is open. Also ends the waiting between two tries: the device is online again. */
  open(): void {
    if (this.#source) return;
    this.#stopTimer();
    this.#parts.onState?.('connecting');
    const source = this.#parts.connect(`${LIVE_PATH}?${this.#from()}`);
    this.#source = source;
    source.onmessage = ({ data, lastEventId }) => this.#receive(source, data, lastEventId);
    source.onerror = () => this.#fail(source);
    this.#watch(source);
  }

  close(): void {
    this.#drop();
    this.#failures = 0;
    this.#parts.onState?.('closed');
  }

  /** For another session: the server reads it when a stream is opened. */
  reopen(): void {
    this.#drop();
    this.open();
  }

  #from(): string {
    if (this.position !== null) return `after=${encodeURIComponent(this.position)}`;
    return `age=${Math.ceil(this.#parts.clock.now() / 1000) + LOADED_EARLIER_SECONDS}`;
  }

  #receive(source: LiveSource, data: string, position: string): void {
    if (source !== this.#source) return;
    this.#parts.onState?.('open');
    this.#failures = 0;
    this.#watch(source);
    const message = parseMessage(data);
    const before = this.position;
    this.position = position;
    if (message) this.#parts.onMessage(message, before, position);
  }

  #watch(source: LiveSource): void {
    this.#stopTimer();
    this.#stopTimer = this.#parts.clock.after(HEARTBEAT_TIMEOUT_MS, () => this.#fail(source));
  }

  #fail(source: LiveSource): void {
    if (source !== this.#source) return;
    this.#drop();
    this.#parts.onState?.('waiting');
    const { clock } = this.#parts;
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures) * (0.5 + clock.random());
    this.#failures += 1;
    this.#stopTimer = clock.after(delay, () => this.open());
  }

  #drop(): void {
    this.#stopTimer();
    this.#stopTimer = () => {};
    this.#source?.close();
    this.#source = null;
  }
}

/** Null for what is none: a proxy's error page, or a server of another time. */
function parseMessage(data: string): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(data);
    const isMessage =
      typeof message === 'object' && message !== null && 'events' in message && 'within' in message;
    return isMessage && Array.isArray(message.events) ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
}
