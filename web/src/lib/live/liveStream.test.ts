import type { LiveMessage } from '@liora/domain/contract/live';
import { beforeEach, expect, test } from 'vitest';
import { type LiveState, LiveStream } from './liveStream.ts';
import { FakeSources } from './testing/fakeSources.ts';
import { HandClock } from './testing/handClock.ts';

let clock: HandClock;
let sources: FakeSources;
let heard: LiveMessage[];
let states: LiveState[];
let stream: LiveStream;
beforeEach(() => {
  [clock, sources, heard, states] = [new HandClock(), new FakeSources(), [], []];
  stream = new LiveStream({
    connect: sources.connect,
    clock,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  });
});

test('the first stream asks for everything since a little before the page was loaded', () => {
  clock.pass(3_200);
  stream.open();
  stream.open();
  expect(sources.urls).toEqual(['/live?age=14']);
});

test('after a cut it goes on from where it was, a second later', () => {
  stream.open();
  sources.say('7:9:8', [{ topic: 'pins' }]);
  sources.cut();
  clock.pass(999);
  expect(sources.urls).toHaveLength(1);
  clock.pass(1);
  expect(sources.urls).toEqual(['/live?age=10', '/live?after=7%3A9%3A8']);
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting']);
  expect(heard).toEqual([{ within: 500, events: [{ topic: 'pins' }] }]);
});

test('tries lie further and further apart, up to some minutes, until one succeeds', () => {
  stream.open();
  const waits = Array.from({ length: 12 }, () => {
    const [before, tries] = [clock.now(), sources.urls.length];
    sources.cut();
    while (sources.urls.length === tries) clock.pass(500);
    return (clock.now() - before) / 1000;
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  sources.say('1:1:');
  sources.cut();
  clock.pass(1_000);
  expect(sources.urls).toHaveLength(14);
});

test('a stream that says nothing for a minute is dead and opened again; signs of life keep it', () => {
  stream.open();
  for (let i = 0; i < 10; i++) {
    clock.pass(25_000);
    sources.say('1:1:');
  }
  expect(sources.urls).toHaveLength(1);
  clock.pass(61_000);
  expect(sources.urls).toHaveLength(2);
  expect(sources.open).toBe(1);
});

test('online again, it does not wait for its next try', () => {
  stream.open();
  for (let i = 0; i < 6; i++) {
    sources.cut();
    clock.pass(40_000);
  }
  sources.cut();
  const tries = sources.urls.length;
  stream.open();
  expect(sources.urls).toHaveLength(tries + 1);
  clock.pass(59_000);
  expect(sources.urls).toHaveLength(tries + 1);
});

test('another session opens it anew from the same position; closed, it stays closed', () => {
  stream.open();
  sources.say('3:3:');
  stream.reopen();
  expect(sources.urls.at(-1)).toBe('/live?after=3%3A3%3A');
  expect(sources.open).toBe(1);
  stream.close();
  clock.pass(600_000);
  expect([sources.open, sources.urls.length]).toEqual([0, 2]);
  stream.reopen();
  expect(sources.urls).toHaveLength(3);
});

test.each(['', '<html>', '[]', '{"events":1,"within":0}', 'null'])(
  'what is no message is passed over: %s',
  (data) => {
    stream.open();
    sources.sayNonsense(data);
    expect(heard).toEqual([]);
  },
);
