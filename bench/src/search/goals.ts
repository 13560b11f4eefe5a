import { table } from '../results.ts';
import type { ClassResult } from './measure.ts';
import type { WorldResult } from './worldResult.ts';

type Kind = 'no text' | 'text' | 'filters';

/** Classes by what is promised for them; typing errors have a promise of their own. */
const KIND: Record<string, Kind> = {
  '1': 'no text',
  '2a': 'text',
  '2b': 'text',
  '3a': 'text',
  '3b': 'text',
  '4': 'filters',
  '4c': 'filters',
  '6': 'text',
  '7a': 'filters',
  '7b': 'filters',
  '7c': 'filters',
  '8': 'text',
  '9': 'text',
};
const FIND_LITTLE = new Set(['3a', '4', '4c', '7b', '8']);
const LARGE = 4_000_000;
const RATIO: Record<'small' | 'large', Record<Kind, number>> = {
  small: { 'no text': 40, text: 15, filters: 5 },
  large: { 'no text': 150, text: 60, filters: 12 },
};
const TYPO_RECALL = 0.95;
const TYPO_TIMES_NO_TEXT = 8;
const WORST_TIMES_NO_TEXT = 60;
const GROWTH = { full: 1.5, little: 5 };

interface Goal {
  goal: string;
  promise: string;
  measured: string;
  met: boolean;
}

/** The least ratio of p50 to the literal design that is promised for a class; null when there is none. */
export function promisedRatio(id: string, places: number): number | null {
  const kind = KIND[id];
  return kind === undefined ? null : RATIO[places >= LARGE ? 'large' : 'small'][kind];
}

export const ratioOf = ({ times }: ClassResult, to: 'literal' | 'tuned' = 'literal') =>
  times[to].p50 / times.ours.p50;

const noText = ({ classes }: WorldResult) => classes.find(({ query }) => query.id === '1')?.times.ours.p50;
const times = (value: number) => `${value.toFixed(1)}x`;

/** What one world has to show besides its ratios. */
export function goalsTable(world: WorldResult): string {
  const { classes, size, completeness, freshness, strange } = world;
  const page = noText(world) ?? Number.NaN;
  const missed = classes.filter(
    (result) => ratioOf(result) < (promisedRatio(result.query.id, size.places) ?? 0),
  );
  const promised = classes.filter(({ query }) => promisedRatio(query.id, size.places) !== null);
  const typo = classes.find(({ recall }) => recall !== null);
  const worst = strange[0];
  const cutOff = strange.filter((one) => one.cutOff);
  const goals: Goal[] = [
    {
      goal: 'p50 against the literal design',
      promise: 'as in the table above',
      measured: `${promised.length - missed.length} of ${promised.length} classes${missed.length > 0 ? `, not ${missed.map(({ query }) => query.id).join(', ')}` : ''}`,
      met: missed.length === 0,
    },
    {
      goal: 'completeness: list equal to looking at every place',
      promise: 'all',
      measured: `${completeness.equal} of ${completeness.asked}`,
      met: completeness.equal === completeness.asked,
    },
    {
      goal: 'slowest strange question, in pages without text',
      promise: `<= ${WORST_TIMES_NO_TEXT}x`,
      measured: worst ? `${times(worst.ms / page)} (${worst.name}, ${worst.ms.toFixed(0)} ms)` : '',
      met: worst !== undefined && worst.ms / page <= WORST_TIMES_NO_TEXT,
    },
    {
      goal: 'strange questions that the statement timeout cut off',
      promise: '0',
      measured: `${cutOff.length} of ${strange.length}${cutOff.length > 0 ? `: ${cutOff.map(({ name }) => name).join(', ')}` : ''}`,
      met: cutOff.length === 0,
    },
    {
      goal: 'a new pin is found by the next search',
      promise: 'all',
      measured: `${freshness.found} of ${freshness.dropped}, dropped in ${freshness.dropMs.toFixed(1)} ms`,
      met: freshness.found === freshness.dropped,
    },
  ];
  if (typo?.recall != null)
    goals.push(
      {
        goal: 'typing errors: meant place found',
        promise: `>= ${100 * TYPO_RECALL} %`,
        measured: `${(100 * typo.recall).toFixed(0)} %`,
        met: typo.recall >= TYPO_RECALL,
      },
      {
        goal: 'typing errors: p50, in pages without text',
        promise: `<= ${TYPO_TIMES_NO_TEXT}x`,
        measured: times(typo.times.ours.p50 / page),
        met: typo.times.ours.p50 / page <= TYPO_TIMES_NO_TEXT,
      },
    );
  return asTable(goals);
}

/** How p50 of our page grows from one world to a larger one. */
export function growthTable(small: WorldResult, large: WorldResult): string {
  const goals = small.classes.flatMap((before) => {
    const after = large.classes.find(({ query }) => query.id === before.query.id);
    if (!after || before.recall !== null) return [];
    const growth = after.times.ours.p50 / before.times.ours.p50;
    const limit = FIND_LITTLE.has(before.query.id) ? GROWTH.little : GROWTH.full;
    return {
      goal: `${before.query.id} ${before.query.name}`,
      promise: `<= ${limit}x`,
      measured: times(growth),
      met: growth <= limit,
    };
  });
  return asTable(goals);
}

const asTable = (goals: readonly Goal[]) =>
  table(
    ['goal', 'promise', 'measured', ''],
    goals.map(({ goal, promise, measured, met }) => [goal, promise, measured, met ? 'met' : '**not met**']),
  );
