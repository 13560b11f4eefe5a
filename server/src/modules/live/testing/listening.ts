import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { LiveEvent, LiveMessage } from '@liora/domain/contract/live';
import { expect } from 'vitest';

/** One open stream over real HTTP. */
export class Listening {
  readonly events: LiveEvent[] = [];
  status = 0;
  headers: IncomingMessage['headers'] = {};
  /** Id of the last message: where to go on after a cut. */
  position = '';
  messages = 0;
  closed = false;
  readonly #request: ClientRequest;
  #response: IncomingMessage | undefined;
  #text = '';

  constructor(
    site: string,
    {
      cookie,
      query = '',
      after,
    }: { cookie?: string | undefined; query?: string; after?: string | undefined } = {},
  ) {
    const headers = { ...(cookie && { cookie }), ...(after && { 'last-event-id': after }) };
    this.#request = get(`${site}/live${query}`, { headers, agent: false }, (response) => {
      this.#response = response;
      this.status = response.statusCode ?? 0;
      this.headers = response.headers;
      response.setEncoding('utf8').on('data', (text) => this.#read(text));
      response.on('close', () => {
        this.closed = true;
      });
      response.on('error', () => undefined);
    });
    this.#request.on('error', () => {
      this.closed = true;
    });
  }

  #read(text: string): void {
    const blocks = (this.#text + text).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      this.position = field('id');
      this.messages += 1;
      this.events.push(...(JSON.parse(field('data')) as LiveMessage).events);
    }
  }

  /** Until the first message is there: from then on nothing is missed. */
  async open(): Promise<this> {
    await expect.poll(() => this.messages || this.status >= 400, { interval: 2 }).toBeTruthy();
    return this;
  }

  /** The events about one thing, in order, without repetitions. */
  about(id: string): string[] {
    const words = this.events.flatMap((event) =>
      'subject' in event && event.subject === id
        ? [
            event.topic === 'reactions'
              ? `${event.like_count} likes, ${event.save_count} saves`
              : event.change,
          ]
        : [],
    );
    return words.filter((word, i) => word !== words[i - 1]);
  }

  topics(): string[] {
    return this.events.map(({ topic }) => topic);
  }

  /** Reads no further, as a phone that went under a bridge. */
  stopReading(): void {
    this.#response?.pause();
  }

  cut(): void {
    this.#request.destroy();
  }
}
