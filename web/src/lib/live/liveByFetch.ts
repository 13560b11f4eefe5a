import { askServer } from '../server.ts';
import type { LiveSource } from './liveStream.ts';

const LINE = /^(id|data): ?(.*)$/;

/** A stream of events for an app that sends a token: EventSource cannot send any. */
export class LiveByFetch implements LiveSource {
  onmessage: LiveSource['onmessage'] = null;
  onerror: LiveSource['onerror'] = null;
  readonly #stop = new AbortController();
  #position = '';
  #data: string[] = [];

  constructor(url: string) {
    // After the stream's owner has set its handlers.
    queueMicrotask(() => void this.#read(url));
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(url: string): Promise<void> {
    const { signal } = this.#stop;
    try {
      const { ok, body } = await askServer(url, { signal, headers: { accept: 'text/event-stream' } });
      if (!ok || !body) throw new Error('The server refuses the stream.');
      let rest = '';
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (rest + part.value).split(/\r\n|\n|\r/);
        rest = lines.pop() ?? '';
        for (const line of lines) this.#take(line);
      }
    } catch {
      // Told below, like an end.
    }
    if (!signal.aborted) this.onerror?.(new Event('error'));
  }

  #take(line: string): void {
    const [, field, value = ''] = LINE.exec(line) ?? [];
    if (field === 'id') this.#position = value;
    if (field === 'data') this.#data.push(value);
    if (line !== '' || this.#data.length === 0) return;
    const data = this.#data.splice(0).join('\n');
    this.onmessage?.(new MessageEvent('message', { data, lastEventId: this.#position }));
  }
}
