import { afterEach, expect, test, vi } from 'vitest';
import { LiveByFetch } from './liveByFetch.ts';

afterEach(() => vi.unstubAllGlobals());

function serving(...parts: string[]): void {
  const text = new TextEncoder();
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(text.encode(part));
      stream.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}

function heard(): Promise<[string, string][]> {
  const source = new LiveByFetch('http://localhost/live?age=1');
  const messages: [string, string][] = [];
  source.onmessage = ({ data, lastEventId }) => messages.push([data, lastEventId]);
  return new Promise((resolve) => {
    source.onerror = () => resolve(messages);
  });
}

test('messages come whole, however the connection cuts them, and its end is told', async () => {
  serving(
    'retry: 3000\nid: 7\nda',
    'ta: {"a":1}\n\n: beat\n\nid: 8\r\ndata: x\r\ndata: y\r\n\r\n',
    'data: cut',
  );
  expect(await heard()).toEqual([
    ['{"a":1}', '7'],
    ['x\ny', '8'],
  ]);
});

test('a refusal is told like an end', async () => {
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
  expect(await heard()).toEqual([]);
});
