import fc from 'fast-check';
import { type Marks, markEvenings } from '../../../src/modules/freeEvenings/freeEvenings.service.ts';
import { ask } from '../looks.ts';
import { type SecretKind, type Side, secret } from '../secretKind.ts';

/** Evenings that B marks at some time, and others that they never do. */
const TOUCHED = ['2026-05-20', '2026-05-21', '2026-05-22', '2026-05-23'];
const UNTOUCHED = ['2026-05-24', '2026-05-25', '2026-05-26', '2026-05-27', '2026-06-30'];

interface Story {
  /** What B marks, before and after. */
  ofB: [Marks, Marks];
  /** What A marks of the same evenings, in both worlds: what both want is told. */
  ofA: Marks[];
  /** What A marks besides, each time, in either world. */
  alone: Record<Side, Marks[]>;
}

const marks = (evenings: readonly string[]): fc.Arbitrary<Marks> =>
  fc.record({ free: fc.subarray([...evenings]), not_free: fc.subarray([...evenings]) });

const TIMES = 2;
const each = (evenings: readonly string[]) =>
  fc.array(marks(evenings), { minLength: TIMES, maxLength: TIMES });

const kind: SecretKind<Story> = {
  name: 'evenings that one alone has marked',
  stories: fc.record({
    ofB: fc.tuple(marks(TOUCHED), marks(TOUCHED)),
    ofA: each(TOUCHED),
    alone: fc.record({ left: each(UNTOUCHED), right: each(UNTOUCHED) }),
  }),
  prepare: async ({ b }, { ofB }) => {
    await markEvenings(b, ofB[0]);
  },
  hide: async ({ a }, { ofA, alone }, _made, side) => {
    for (const [i, { free, not_free }] of ofA.entries()) {
      const besides = alone[side][i] ?? { free: [], not_free: [] };
      await markEvenings(a, {
        free: [...besides.free, ...free],
        not_free: [...not_free, ...besides.not_free],
      });
      await markEvenings(a, besides);
    }
  },
  looks: () => [
    ask('freeEvenings.get'),
    ask('freeEvenings.mark', { free: [], not_free: [] }),
    ask('checkIns.current'),
    ask('notifications.list'),
  ],
  reveal: async ({ b }, { ofB }) => {
    await markEvenings(b, ofB[1]);
  },
};

export const freeEvenings = secret(kind);
