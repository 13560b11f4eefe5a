import type { LiveMessage } from '@liora/domain/contract/live';
import type { LiveSource } from '../liveStream.ts';

/** Streams as a browser would open them, spoken into by the test. */
export class FakeSources {
  readonly urls: string[] = [];
  open = 0;
  #last: LiveSource | null = null;

  connect = (url: string): LiveSource => {
    let closed = false;
    this.urls.push(url);
    this.open += 1;
    const close = () => {
      if (!closed) this.open -= 1;
      closed = true;
    };
    this.#last = { onmessage: null, onerror: null, close };
    return this.#last;
  };

  say(position: string, events: LiveMessage['events'] = []): void {
    const data = JSON.stringify({ within: 500, events } satisfies LiveMessage);
    this.#last?.onmessage?.(new MessageEvent('message', { data, lastEventId: position }));
  }

  sayNonsense(data: string): void {
    this.#last?.onmessage?.(new MessageEvent('message', { data, lastEventId: '9:9:' }));
  }

  cut(): void {
    this.#last?.onerror?.(new Event('error'));
  }
}
