import type { CheckInWords } from '@liora/domain/contract/checkInFacts';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { periodAt } from '@liora/domain/rules/checkIns';
import { answerCheckIn } from '../../../modules/checkIns/answer.service.ts';
import { startCheckIns } from '../../../modules/checkIns/switch/switch.service.ts';
import { CITY_ZONE } from './calendar.ts';
import type { At, Pair } from './people.ts';
import { requestId } from './requests.ts';

type Words = Partial<CheckInWords> & Pick<CheckInWords, 'mood'>;
const NOTHING = { note: null, good: null, need: null, tags: [] };

/** The last weeks, the earliest first. */
const WEEKS: readonly { nora: Words; hugo: Words }[] = [
  {
    nora: {
      mood: 'tired',
      good: 'You cooked twice.',
      need: 'One evening without a screen.',
      tags: ['at_home'],
    },
    hugo: { mood: 'even', good: 'The walk home on Tuesday.', need: 'Sleep.', tags: ['short_near'] },
  },
  {
    nora: { mood: 'even', good: 'Rain, and a museum for it.', need: null, tags: ['somewhere_new'] },
    hugo: { mood: 'good', good: 'You laughed at the audio guide.', need: null, tags: ['somewhere_new'] },
  },
  {
    nora: { mood: 'good', good: 'The corner by the oven.', need: 'More of that.', tags: ['long_dinner'] },
    hugo: {
      mood: 'glowing',
      good: 'The corner by the oven.',
      need: 'A free Saturday.',
      tags: ['long_dinner'],
    },
  },
  {
    nora: {
      mood: 'glowing',
      good: 'Jazz, and the way there.',
      need: null,
      tags: ['outdoors', 'somewhere_new'],
    },
    hugo: { mood: 'good', good: 'You found the seats.', need: 'Quiet on Thursday.', tags: ['outdoors'] },
  },
];

/** Days of those weeks: what the line of moods is drawn from. */
const DAYS: readonly { ago: number; nora: Words; hugo: Words }[] = [
  { ago: 27, nora: { mood: 'tired' }, hugo: { mood: 'even', note: 'Missed the last N Judah.' } },
  { ago: 20, nora: { mood: 'even', note: 'You left the light on for me.' }, hugo: { mood: 'even' } },
  { ago: 12, nora: { mood: 'good' }, hugo: { mood: 'glowing', note: 'Sunday, all of it.' } },
  {
    ago: 1,
    nora: { mood: 'good', note: 'Your soup.', tags: ['at_home'] },
    hugo: { mood: 'good', note: 'Home early, for once.', tags: ['outdoors'] },
  },
];

/** Both answered the last four weeks and some days of them; today Nora has, and what she said waits for Hugo. */
export async function answerCheckIns(pair: Pair): Promise<void> {
  const { nora, hugo, when } = pair;
  const sundayOf = (weeksBefore: number) => when.at(when.sunday - 7 * weeksBefore, 20);
  await startCheckIns(nora(when.at(-36, 20)), { time_zone: CITY_ZONE });
  for (const [index, { nora: hers, hugo: his }] of WEEKS.entries()) {
    const sunday = sundayOf(WEEKS.length - index - 1);
    await answer(nora, 'week', sunday, hers);
    await answer(hugo, 'week', sunday, his);
  }
  for (const { ago, nora: hers, hugo: his } of DAYS) {
    const evening = when.at(-ago, 21);
    await answer(hugo, 'day', evening, his);
    await answer(nora, 'day', evening, hers);
  }
  await answer(nora, 'day', when.now, {
    mood: 'even',
    note: 'Long day. Ask me after dinner.',
    tags: ['low_energy'],
  });
}

async function answer(who: At, kind: CheckInKind, moment: Date, said: Words): Promise<void> {
  const caller = who(moment);
  const period = periodAt(kind, moment, CITY_ZONE);
  const request_id = requestId(`${caller.viewer.username} ${kind} ${period}`);
  await answerCheckIn(caller, { ...NOTHING, ...said, kind, period, version: null, request_id });
}
