import type { CheckInWords } from '@liora/domain/contract/checkInFacts';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { CHECK_IN_MOODS, TAGS_OFFERED } from '@liora/domain/rules/checkIns';
import fc from 'fast-check';
import { deleteAllCheckIns, deleteCheckIn } from '../../../src/modules/checkIns/checkIns.service.ts';
import { remindOfCheckIns } from '../../../src/modules/checkIns/remind/reminders.jobs.ts';
import { setReminder, skipCheckIn } from '../../../src/modules/checkIns/remind/settings.service.ts';
import { startCheckIns } from '../../../src/modules/checkIns/switch/switch.service.ts';
import { checkIn, ZONE } from '../../../src/modules/checkIns/testing/checkingIn.ts';
import type { SignedInCaller } from '../../../src/rpc/context.ts';
import { nextIds, requestId } from '../ids.ts';
import { ask } from '../looks.ts';
import { type SecretKind, type Side, secret } from '../secretKind.ts';

/** What somebody does with a day or a week. To say it once more changes what stands. */
type Deed =
  | CheckInWords
  | 'take it back'
  | 'take all back'
  | 'put it aside'
  | 'no longer aside'
  | 'be reminded';

interface Story {
  /** The kind that A alone answers, and B never; the other one both may. */
  alone: CheckInKind;
  /** Of A with that, in either world. */
  ofA: Record<Side, Deed[]>;
  /** Of B with the other kind. */
  ofB: Deed[];
  /** What A then answers to the other kind, in both worlds. */
  together: CheckInWords | null;
}

interface Made {
  guesses: string[];
}

const PERIODS = { day: '2026-05-15', week: '2026-05-11' } as const;
/** By the clock in San Francisco: B is reminded soon, A later than any of the two looks. */
const EVENING = new Date('2026-05-16T03:00:00Z');
const MINUTES = { a: 23 * 60, b: 20 * 60 };

const words = (kind: CheckInKind): fc.Arbitrary<CheckInWords> =>
  fc.record({
    mood: fc.constantFrom(...CHECK_IN_MOODS),
    note: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: null }),
    good: fc.option(fc.constantFrom('The soup', 'A'.repeat(500)), { nil: null }),
    need: fc.option(fc.constantFrom('Sleep', 'ß'.repeat(300)), { nil: null }),
    tags: fc.subarray([...TAGS_OFFERED[kind]], { maxLength: 3 }),
  });

const deeds = (kind: CheckInKind): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: words(kind) },
      {
        weight: 4,
        arbitrary: fc.constantFrom<Deed>('take it back', 'put it aside', 'no longer aside', 'be reminded'),
      },
      { weight: 1, arbitrary: fc.constant<Deed>('take all back') },
    ),
    { maxLength: 4 },
  );

const stories = fc.constantFrom<CheckInKind>('day', 'week').chain((alone) => {
  const other = otherThan(alone);
  return fc.record({
    alone: fc.constant(alone),
    ofA: fc.record({ left: deeds(alone), right: deeds(alone) }),
    ofB: deeds(other),
    together: fc.option(words(other), { nil: null }),
  });
});

const otherThan = (kind: CheckInKind): CheckInKind => (kind === 'day' ? 'week' : 'day');

const own = ({ deps, viewer }: SignedInCaller, kind: CheckInKind) =>
  deps.db
    .selectFrom('check_ins')
    .select(['id', 'version'])
    .where('user_id', '=', viewer.userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** @param minute at which they are reminded */
async function doIt(who: SignedInCaller, kind: CheckInKind, deed: Deed, request_id: string, minute: number) {
  const mine = await own(who, kind);
  if (typeof deed === 'object')
    return checkIn(who, kind, { ...deed, version: mine?.version ?? null, request_id });
  if (deed === 'take it back') return mine && deleteCheckIn(who, mine.id);
  if (deed === 'take all back') return deleteAllCheckIns(who);
  if (deed === 'be reminded')
    return setReminder(who, { reminder: { every: kind, weekday: 4, minute, time_zone: ZONE } });
  return skipCheckIn(who, { kind, period: PERIODS[kind], skipped: deed === 'put it aside' });
}

const kind: SecretKind<Story, Made> = {
  name: 'check-ins that one alone has answered',
  stories,
  prepare: async ({ a, b, n }, { alone, ofB }) => {
    await startCheckIns(a, { time_zone: ZONE });
    for (const [i, deed] of ofB.entries()) await doIt(b, otherThan(alone), deed, requestId(n, i), MINUTES.b);
    return { guesses: [] };
  },
  hide: async ({ a, n, world }, { alone, ofA }, made, side) => {
    made.guesses = await nextIds(world.database, 1);
    for (const [i, deed] of ofA[side].entries()) await doIt(a, alone, deed, requestId(n, i), MINUTES.a);
  },
  looks: (_couple, { alone }, { guesses }) => [
    ask('checkIns.skip', { kind: alone, period: PERIODS[alone], skipped: true }),
    ask('checkIns.current'),
    ask('checkIns.list'),
    ask('checkIns.trend'),
    ...guesses.map((id) => ask('checkIns.delete', { id })),
    ask('notifications.list'),
  ],
  reveal: async (couple, { alone, together }) => {
    couple.later(EVENING);
    await remindOfCheckIns(couple.world.deps);
    if (together) await doIt(couple.a, otherThan(alone), together, requestId(couple.n, 9), MINUTES.a);
  },
};

export const checkIns = secret(kind);
