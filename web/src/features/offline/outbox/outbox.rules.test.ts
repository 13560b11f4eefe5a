import { DAY_MS } from '@liora/domain/durations';
import { SENDING_LEASE_MS, WAITING_ACTION_DAYS, WAITING_ACTIONS_MAX } from '@liora/domain/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applied,
  claimed,
  countsOf,
  dropped,
  hasWaitedTooLong,
  isLeaseOver,
  nextAction,
  refused,
  released,
  sentAgain,
  withAction,
  withoutRefused,
} from './outbox.rules.ts';
import type { NewAction, QueuedAction } from './outbox.types.ts';

const START = 1_800_000_000_000;
type Queue = readonly QueuedAction[];

const press = (n: number, thing: string, more: Partial<NewAction> = {}): NewAction => ({
  request_id: `request-${n}`,
  procedure: 'plans.like',
  input: { value: n },
  thing,
  name: null,
  queuedAt: START,
  wasSent: false,
  ...more,
});
const queued = (...actions: NewAction[]): Queue =>
  actions.reduce<Queue>((queue, action) => withAction(queue, action) ?? queue, []);
const ids = (queue: Queue) => queue.map(({ request_id }) => request_id);
const free = { now: START, isAlone: false, isPaused: () => false };

test('what was done last of a thing takes the place of what was never sent, and is sent in the order in which it was done', () => {
  const queue = queued(press(1, 'a'), press(2, 'b'), press(3, 'a'));
  expect(ids(queue)).toEqual(['request-2', 'request-3']);
  expect(nextAction(queue, free)?.request_id).toBe('request-2');
});

test('what may have arrived is sent first, and its thing waits for it; other things do not', () => {
  const sent = claimed(queued(press(1, 'a'), press(2, 'b')), 'request-1', { tab: 'one', at: START });
  const queue = withAction(released(sent, 'request-1'), press(3, 'a')) ?? [];
  expect(ids(queue)).toEqual(['request-1', 'request-2', 'request-3']);
  const isPaused = ({ request_id }: QueuedAction) => request_id === 'request-1';
  expect(nextAction(queue, { ...free, isPaused })?.request_id).toBe('request-2');
  expect(ids(applied(queue, 'request-1'))).toEqual(['request-2', 'request-3']);
});

test('the first of two edits hands over what it began with, and the second begins with what the first left', () => {
  const begun = queued(press(1, 'a', { input: { was: 0, note: 1 } }));
  const replacing = withAction(begun, press(2, 'a', { input: { was: 1, note: 2 } }), ({ input }) => ({
    ...(input as object),
    note: 2,
  }));
  expect(replacing?.[0]?.input).toEqual({ was: 0, note: 2 });
  const sent = claimed(begun, 'request-1', { tab: 'one', at: START });
  const behind = withAction(sent, press(2, 'a', { input: { was: 'shown', note: 2 } })) ?? [];
  const left = applied(behind, 'request-1', (later) => ({ ...(later.input as object), was: 1 }));
  expect(left[0]?.input).toEqual({ was: 1, note: 2 });
});

test('what was refused blocks nothing, goes when the same thing is done anew, and is sent again when its owner says so', () => {
  const queue = refused(queued(press(1, 'a'), press(2, 'b')), 'request-1', { code: 'NOT_FOUND', data: null });
  expect(nextAction(queue, free)?.request_id).toBe('request-2');
  expect(countsOf(queue)).toEqual({ waiting: 1, refused: 1 });
  expect(ids(withAction(queue, press(3, 'a')) ?? [])).toEqual(['request-2', 'request-3']);
  expect(ids(withoutRefused(queue, 'a'))).toEqual(['request-2']);
  expect(nextAction(sentAgain(queue, 'request-1', START + 1, { value: 9 }), free)).toMatchObject({
    request_id: 'request-1',
    queuedAt: START + 1,
    input: { value: 9 },
  });
  expect(ids(dropped(queue, 'request-1'))).toEqual(['request-2']);
});

test('500 actions wait, one more does not; one that takes the place of another does', () => {
  const full = queued(...Array.from({ length: WAITING_ACTIONS_MAX }, (_, n) => press(n, `thing-${n}`)));
  expect(full).toHaveLength(WAITING_ACTIONS_MAX);
  expect(withAction(full, press(-1, 'another'))).toBeNull();
  expect(withAction(full, press(-1, 'thing-7'))).toHaveLength(WAITING_ACTIONS_MAX);
});

test('a lease ends whichever way the clock was set, and no later than its time', () => {
  const lease = { tab: 'one', at: START };
  expect(isLeaseOver(lease, START + SENDING_LEASE_MS - 1)).toBe(false);
  for (const now of [START + SENDING_LEASE_MS, START - DAY_MS, START + DAY_MS, 0])
    expect(isLeaseOver(lease, now)).toBe(true);
});

test('what has waited for too long asks its owner; a clock that is a day wrong changes nothing', () => {
  const [action] = queued(press(1, 'a'));
  if (!action) throw new Error('nothing is queued');
  expect([DAY_MS, -DAY_MS].map((ms) => hasWaitedTooLong(action, START + ms))).toEqual([false, false]);
  expect(hasWaitedTooLong(action, START + WAITING_ACTION_DAYS * DAY_MS)).toBe(true);
});

/** A server that remembers requests, as ours does, and lines that lose and delay them. */
class World {
  queue: Queue = [];
  now = START;
  readonly stored = new Map<string, number>();
  readonly remembered = new Set<string>();
  readonly done = new Map<string, number>();
  /** Requests that are under way, also those whose tab has given them up. */
  line: QueuedAction[] = [];
  /** What each tab is sending. */
  readonly sending: (QueuedAction | null)[] = [null, null];
  presses = 0;

  press(thing: string): void {
    this.presses += 1;
    const after = withAction(this.queue, press(this.presses, thing, { queuedAt: this.now }));
    if (!after) return;
    this.queue = after;
    this.done.set(thing, this.presses);
  }

  claim(tab: number): void {
    if (this.sending[tab]) return;
    const next = nextAction(this.queue, { now: this.now, isAlone: false, isPaused: () => false });
    if (!next) return;
    this.queue = claimed(this.queue, next.request_id, { tab: String(tab), at: this.now });
    this.sending[tab] = next;
    this.line.push(next);
  }

  /** One that is under way arrives, however late, and perhaps not for the last time. */
  arrive(which: number, isLast: boolean): void {
    const at = which % Math.max(1, this.line.length);
    const [action] = isLast ? this.line.splice(at, 1) : this.line.slice(at, at + 1);
    if (!action || this.remembered.has(action.request_id)) return;
    this.remembered.add(action.request_id);
    this.stored.set(action.thing, (action.input as { value: number }).value);
  }

  /** The tab hears of what became of it, or of nothing. */
  hear(tab: number, isAnswered: boolean): void {
    const action = this.sending[tab];
    if (!action) return;
    this.sending[tab] = null;
    const wasApplied = this.remembered.has(action.request_id);
    this.queue =
      isAnswered && wasApplied
        ? applied(this.queue, action.request_id)
        : released(this.queue, action.request_id);
  }

  /** A reload: what the tab was sending nobody says. */
  reload(tab: number): void {
    this.sending[tab] = null;
  }

  /** A connection at last: everything goes out, and what was late arrives after it. */
  settle(): void {
    this.reload(0);
    this.reload(1);
    for (let turns = 0; this.queue.length > 0; turns += 1) {
      if (turns > 4 * WAITING_ACTIONS_MAX) throw new Error('It does not end');
      this.now += SENDING_LEASE_MS;
      this.claim(0);
      this.arrive(this.line.length - 1, false);
      this.hear(0, true);
    }
    while (this.line.length > 0) this.arrive(0, true);
  }
}

const thing = fc.constantFrom('a', 'b', 'c');
const tab = fc.nat({ max: 1 });
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: thing.map((one) => (world: World) => world.press(one)) },
    { weight: 4, arbitrary: tab.map((one) => (world: World) => world.claim(one)) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map(
        ([at, isLast]) =>
          (world: World) =>
            world.arrive(at, isLast),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(tab, fc.boolean()).map(
        ([one, is]) =>
          (world: World) =>
            world.hear(one, is),
      ),
    },
    { weight: 1, arbitrary: tab.map((one) => (world: World) => world.reload(one)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: -DAY_MS, max: DAY_MS }).map((ms) => (world: World) => {
        world.now += ms;
      }),
    },
  ),
  { maxLength: 120 },
);

test('in any order of actions, losses, double sends, two tabs, reloads and jumps of the clock the server ends with what was done last, each carried out at most once', () => {
  fc.assert(
    fc.property(steps, (doing) => {
      const world = new World();
      for (const step of doing) step(world);
      world.settle();
      expect(world.stored).toEqual(world.done);
      expect(world.queue).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('500 things done without a connection all arrive, each as it was left', () => {
  const world = new World();
  for (let n = 0; n < 2 * WAITING_ACTIONS_MAX; n += 1) world.press(`thing-${n % WAITING_ACTIONS_MAX}`);
  world.settle();
  expect(world.stored.size).toBe(WAITING_ACTIONS_MAX);
  expect(world.stored).toEqual(world.done);
});
