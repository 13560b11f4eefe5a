import type { LiveMessage } from '@liora/domain/contract/live';
import type { LiveStream } from './liveStream.ts';

/** What is used of navigator.locks. */
export interface LiveLocks {
  request(name: string, options: { signal: AbortSignal }, held: () => Promise<void>): Promise<void>;
}

/** What is used of a BroadcastChannel. */
export interface LiveChannel {
  postMessage(message: Passed): void;
  onmessage: ((event: MessageEvent<Passed>) => void) | null;
}

/** A message as the tab with the stream passes it to the others. */
export interface Passed {
  before: string | null;
  position: string;
  message: LiveMessage;
}

interface LiveTabsParts {
  stream: LiveStream;
  locks: LiveLocks;
  channel: LiveChannel;
  onMessage: (message: LiveMessage) => void;
}

const LOCK = 'liora.live';
const MISSED: LiveMessage = { events: [{ topic: 'everything' }], within: 500 };

/**
 * One stream for all tabs of a browser, which otherwise could hold only six connections to a server: the tab that gets
 * the lock holds the stream and passes on what it hears. When it leaves, the next tab goes on from the last position.
 */
export class LiveTabs {
  readonly #parts: LiveTabsParts;
  #leave: (() => void) | null = null;
  #leading = false;

  constructor(parts: LiveTabsParts) {
    this.#parts = parts;
    parts.channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** Takes part: as the tab with the stream if there is none yet. */
  join(): void {
    if (this.#leave) return;
    const leaving = new AbortController();
    this.#leave = () => leaving.abort();
    const { stream, locks } = this.#parts;
    const left = new Promise<void>((resolve) =>
      leaving.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const lead = async () => {
      this.#leading = true;
      stream.open();
      await left;
      this.#leading = false;
      stream.close();
    };
    // Rejects when this tab leaves while it still waits for its turn.
    locks.request(LOCK, { signal: leaving.signal }, lead).catch(() => undefined);
  }

  leave(): void {
    this.#leave?.();
    this.#leave = null;
  }

  /** Whoever is signed in now is somebody else. */
  reopen(): void {
    if (this.#leading) this.#parts.stream.reopen();
  }

  /** The device is online again. */
  retry(): void {
    if (this.#leading) this.#parts.stream.open();
  }

  /** What the own stream heard: acted on here and passed to the other tabs. */
  pass(message: LiveMessage, before: string | null, position: string): void {
    this.#parts.channel.postMessage({ before, position, message });
    this.#parts.onMessage(message);
  }

  #hear({ before, position, message }: Passed): void {
    const { stream, onMessage } = this.#parts;
    if (this.#leading) return;
    // A tab that slept has missed something that nobody repeats.
    const missed = stream.position !== null && stream.position !== before;
    stream.position = position;
    onMessage(missed ? MISSED : message);
  }
}
