import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@liora/domain/contract/live';
import { expect, onTestFinished, test } from 'vitest';
import { VISITING } from './live.policy.ts';
import { LiveStreams } from './subscribers.runtime.ts';
import { Listening } from './testing/listening.ts';

/** Streams over real HTTP, without what fills them. */
async function openStreams() {
  const streams = new LiveStreams({ all: 10, perPerson: 10, perAddress: 10 });
  const server = createServer((_request, response) => {
    const now = performance.now();
    response.removeHeader('transfer-encoding');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const stream = {
      response,
      token: null,
      address: 'here',
      listener: VISITING,
      checkedAt: now,
      writtenAt: now,
    };
    streams.add(stream);
    streams.sendTo(stream, [], '1:1:');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { streams, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const plan = '00000000-0000-4000-8000-000000000000';
const many: LiveEvent[] = Array.from({ length: 200 }, (_, i) => ({
  topic: 'reactions',
  subject: plan,
  like_count: i,
  save_count: i,
}));
const batch = many.map((event) => () => event);

test('a reader that does not read is dropped instead of being remembered', async () => {
  const { streams, site } = await openStreams();
  const [slow, quick] = [await new Listening(site).open(), await new Listening(site).open()];
  slow.stopReading();
  await expect
    .poll(
      () => {
        for (let i = 0; i < 3; i++) streams.tell(batch, '1:1:');
        return streams.size;
      },
      { interval: 2 },
    )
    .toBe(1);
  expect(quick.closed).toBe(false);
});

test('who has not read the last words by the next sign of life is dropped', async () => {
  const { streams, site } = await openStreams();
  const slow = await new Listening(site).open();
  slow.stopReading();
  let told = 0;
  // As much as the system takes, then a little more, which stays here.
  while (streams.size > 0 && told < 20_000) {
    streams.beat('1:1:', 0);
    if (streams.size > 0) streams.tell(batch.slice(0, 20), '1:1:');
    told += 1;
    if (told % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(streams.size).toBe(0);
});

test('listeners who are told the same share one message', async () => {
  const { streams, site } = await openStreams();
  const both = [await new Listening(site).open(), await new Listening(site).open()];
  let decided = 0;
  const pins: LiveEvent = { topic: 'pins' };
  streams.tell([() => (decided++ === 0 ? pins : null)], '2:2:');
  streams.tell([() => pins], '3:3:');
  for (const [i, one] of both.entries()) {
    await expect.poll(() => one.position).toBe('3:3:');
    expect(one.topics()).toEqual(i === 0 ? ['pins', 'pins'] : ['pins']);
  }
});
