import type { LiveEvent, LiveMessage } from '@liora/domain/contract/live';
import { beforeEach, expect, test } from 'vitest';
import { LiveStream } from './liveStream.ts';
import { type LiveChannel, type LiveLocks, LiveTabs, type Passed } from './liveTabs.ts';
import { FakeSources } from './testing/fakeSources.ts';
import { HandClock } from './testing/handClock.ts';

/** Locks as all tabs of a browser share them. */
class FakeLocks implements LiveLocks {
  #queue: { signal: AbortSignal; held: () => Promise<void>; done: () => void }[] = [];
  #held = false;

  request(_name: string, { signal }: { signal: AbortSignal }, held: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.#queue.push({ signal, held, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#held) return;
    this.#queue = this.#queue.filter(({ signal }) => !signal.aborted);
    const next = this.#queue.shift();
    if (!next) return;
    this.#held = true;
    void next.held().then(() => {
      this.#held = false;
      next.done();
      this.#next();
    });
  }
}

/** A channel among tabs: everybody hears it but the speaker. */
function channels(count: number): LiveChannel[] {
  const all: LiveChannel[] = Array.from({ length: count }, (_, own) => ({
    onmessage: null,
    postMessage: (data: Passed) => {
      for (const [i, other] of all.entries())
        if (i !== own) other.onmessage?.(new MessageEvent('message', { data }));
    },
  }));
  return all;
}

const PINS: LiveEvent = { topic: 'pins' };
let sources: FakeSources;
let heard: string[][];
let tabs: LiveTabs[];
beforeEach(() => {
  sources = new FakeSources();
  heard = [[], []];
  const locks = new FakeLocks();
  const clock = new HandClock();
  tabs = channels(2).map((channel, i) => {
    const stream: LiveStream = new LiveStream({
      connect: sources.connect,
      clock,
      onMessage: (...told) => tab.pass(...told),
    });
    const onMessage = ({ events }: LiveMessage) => heard[i]?.push(...events.map(({ topic }) => topic));
    const tab: LiveTabs = new LiveTabs({ stream, locks, channel, onMessage });
    return tab;
  });
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('two tabs hold one stream, and both hear what it says', () => {
  for (const tab of tabs) tab.join();
  sources.say('1:1:', [PINS]);
  expect(sources.urls).toHaveLength(1);
  expect(heard).toEqual([['pins'], ['pins']]);
});

test('when the tab with the stream leaves, the other goes on from the last position', async () => {
  for (const tab of tabs) tab.join();
  sources.say('5:5:');
  tabs[0]?.leave();
  await settled();
  expect(sources.urls).toEqual([expect.stringContaining('age='), '/live?after=5%3A5%3A']);
  expect(sources.open).toBe(1);
  sources.say('6:6:', [PINS]);
  expect(heard).toEqual([['pins'], ['pins']]);
});

test('only the tab with the stream opens it anew for another session', () => {
  for (const tab of tabs) tab.join();
  for (const tab of tabs) tab.reopen();
  for (const tab of tabs) tab.retry();
  expect([sources.urls.length, sources.open]).toEqual([2, 1]);
});

test('a tab that slept through a message starts afresh instead of showing half of what happened', () => {
  for (const tab of tabs) tab.join();
  sources.say('1:1:');
  const [first] = tabs;
  first?.pass({ within: 0, events: [PINS] }, '3:3:', '4:4:');
  expect(heard[1]).toEqual(['everything']);
});

test('a tab that leaves while it waits never takes the stream', async () => {
  for (const tab of tabs) tab.join();
  tabs[1]?.leave();
  tabs[0]?.leave();
  await settled();
  expect([sources.urls.length, sources.open]).toEqual([1, 0]);
});
