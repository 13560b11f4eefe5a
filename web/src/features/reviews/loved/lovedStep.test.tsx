import type { LovedPlace } from '@liora/domain/contract/reviews';
import { LOVED_STEPS } from '@liora/domain/rules/sparkScore';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { HomeRows } from '../../explore/components/HomeRows.tsx';
import { samplePlace } from '../../places/testing/samplePlace.ts';
import { LovedByScore } from './LovedByScore.tsx';
import { LovedNear } from './LovedNear.tsx';
import { LovedQuote } from './LovedQuote.tsx';

type Step = LovedPlace['step'];
const at = new Date('2026-05-15T17:00:00Z');
const WORDS: Record<Step, string> = {
  early: 'Early score',
  loved: 'Liora Loved',
  official: 'Liora Loved',
  pick: 'Liora Pick',
};
const REVIEWS: Record<Step, number> = { early: 1, loved: 2, official: 3, pick: 4 };

const entry = (step: Step): LovedPlace => ({
  place_id: step,
  place: samplePlace({
    id: step,
    name: `At ${step}`,
    rating: 3.2,
    sparkScore: REVIEWS[step] < 3 ? null : 8.6,
    isLioraPick: step === 'pick',
  }),
  overall_rating: 8.6,
  review_count: REVIEWS[step],
  created_at: '2026-05-15T12:00:00Z',
  has_enough_reviews: REVIEWS[step] >= 3,
  is_liora_favorite: step === 'pick',
  step,
  newest: null,
});

/** The article of the place, which tells its score and its step, each once. */
function expectStanding(step: Step) {
  const name = screen.getByRole('link', { name: `At ${step}` });
  const place = within(name.closest('article') as HTMLElement);
  expect(place.getAllByText(WORDS[step])).toHaveLength(1);
  expect(place.getAllByText(/8\.6/).length).toBeGreaterThan(0);
  for (const other of new Set(Object.values(WORDS)))
    if (other !== WORDS[step]) expect(place.queryByText(other)).toBeNull();
}

const everywhere: Record<string, (places: LovedPlace[]) => ReactNode> = {
  Nearest: (places) => <LovedNear places={places} at={at} />,
  'Recently Reviewed': (places) => places.map((each) => <LovedQuote key={each.place_id} entry={each} />),
  Explore: (loved) => (
    <HomeRows
      home={{ plans: [], planTotal: 0, worthADate: [], openNear: [], newPins: [], curators: [], loved }}
      at={at}
      area=""
      located={false}
      chosen={false}
    />
  ),
};

for (const [name, list] of Object.entries(everywhere))
  test(`RUL-49 ${name}: each place tells its score and the step that it has reached`, async () => {
    await withApp(list(LOVED_STEPS.map(entry)));
    LOVED_STEPS.forEach(expectStanding);
  });

test.each(LOVED_STEPS)(
  'RUL-49 Highest Score: the first of the list tells its step as well: %s',
  async (step) => {
    await withApp(<LovedByScore places={[entry(step)]} at={at} />);
    expectStanding(step);
  },
);

test('RUL-49 Highest Score: so do those below it', async () => {
  const lead = { ...entry('pick'), place_id: 'lead', place: samplePlace({ id: 'lead', name: 'Ahead' }) };
  await withApp(<LovedByScore places={[lead, ...LOVED_STEPS.map(entry)]} at={at} />);
  LOVED_STEPS.forEach(expectStanding);
});
