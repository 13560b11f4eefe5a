import { planContent } from '@liora/domain/contract/plans';
import { HOUR_MS } from '@liora/domain/durations';
import { SURPRISE_AREAS, type SurpriseArea, type SurpriseReveal } from '@liora/domain/rules/surprises';
import fc from 'fast-check';
import { answerInvitation } from '../../../src/modules/invitations/write/answer.service.ts';
import { createPlan, editPlan } from '../../../src/modules/plans/plans.service.ts';
import { saveLimits } from '../../../src/modules/surprises/dateLimits.service.ts';
import { followSurprises } from '../../../src/modules/surprises/surprises.jobs.ts';
import { createSurprise } from '../../../src/modules/surprises/surprises.service.ts';
import { TEST_NOW } from '../../factories.ts';
import { requestId } from '../ids.ts';
import { ask, refused } from '../looks.ts';
import { type SecretKind, type Side, secret } from '../secretKind.ts';

/** What is hidden of a plan, whatever of it opens in the end: the first stop and the part of town may. */
interface PlanStory {
  title: string;
  description: string;
  /** After the first stop. */
  spots: number[];
  tags: string[];
}

type Opens = Exclude<SurpriseReveal, 'everything'>;

interface Story {
  /** What B knew of the plan before it became a surprise. */
  before: 'nothing' | 'shared' | 'public';
  first: number;
  area: SurpriseArea;
  dress: string | null;
  /** What opens before the evening begins. */
  opens: Opens[];
  accepted: boolean;
  /** B needs something of an evening. */
  needs: boolean;
  /** What A makes of the plan once it is a surprise, in either world, one thing after another. */
  plans: Record<Side, PlanStory[]>;
}

interface Made {
  planId: string;
  surpriseId: string;
  code: string;
}

const STARTS = new Date(TEST_NOW.getTime() + 48 * HOUR_MS);
/** When what opens has opened. */
const OPENED = new Date(STARTS.getTime() - HOUR_MS);
const MINUTES_BEFORE = { neighborhood: 24 * 60, first_stop: 2 * 60 };

const plans = fc.array(
  fc.record({
    title: fc.constantFrom('Lanterns on the pier', 'x', 'A'.repeat(60)),
    description: fc.constantFrom('', 'Down the back stairs', 'y'),
    // As many, that they cost alike: whether it stays within their means is told.
    spots: fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 2 }),
    tags: fc.uniqueArray(fc.constantFrom('Jazz', 'Secret', 'Romantic')),
  }),
  { maxLength: 2 },
);

const contentOf = (plan: PlanStory, { first, before }: Pick<Story, 'first' | 'before'>) =>
  planContent.parse({
    ...plan,
    location_name: 'Embarcadero',
    places: [first + 10, ...plan.spots].map((i) => ({
      place_id: `spot-${i}`,
      name: `Spot ${i}`,
      address: null,
    })),
    is_public: before === 'public',
    shared_with_partner: before === 'shared',
  });

const DRAFT: PlanStory = { title: 'Some evening', description: '', spots: [3, 4], tags: ['Jazz'] };

const kind: SecretKind<Story, Made> = {
  name: 'what a surprise is',
  stories: fc.record({
    before: fc.constantFrom('nothing', 'shared', 'public'),
    first: fc.nat(9),
    area: fc.constantFrom(...SURPRISE_AREAS),
    dress: fc.option(fc.constant('Shoes for stairs'), { nil: null }),
    opens: fc.subarray<Opens>(['neighborhood', 'first_stop']),
    accepted: fc.boolean(),
    needs: fc.boolean(),
    plans: fc.record({ left: plans, right: plans }),
  }),
  prepare: async ({ a, b, n, world }, story) => {
    // Of couples before these: what they planned is over.
    await world.database.pool.query('update surprises set ended_at = created_at where ended_at is null');
    if (story.needs)
      await saveLimits(b, { diet: 'Vegan', budget: 100, longest_walk_minutes: 60, version: 0 });
    const { id: plan_id } = await createPlan(a, {
      ...contentOf(DRAFT, story),
      request_id: requestId(n, 20),
    });
    const { surprise } = await createSurprise(a, {
      request_id: requestId(n, 21),
      plan_id,
      starts_at: STARTS.toISOString(),
      time_zone: 'America/Los_Angeles',
      notes: 'Keep Sunday free',
      minutes: 180,
      area_miles: story.area,
      dress: story.dress,
      reveals: story.opens.map((what) => ({ what, minutes_before: MINUTES_BEFORE[what] })),
    });
    const { id: surpriseId, invitation_code: code } = surprise;
    const answer = { code, version: 1, response: 'accepted', time: null, notes: null } as const;
    if (story.accepted) await answerInvitation(b, answer);
    return { planId: plan_id, surpriseId, code };
  },
  hide: async ({ a }, story, { planId: id }, side) => {
    for (const plan of story.plans[side])
      await editPlan(a, { ...contentOf(plan, { ...story, before: 'nothing' }), id });
  },
  looks: ({ n }, _story, { planId: id, surpriseId, code }) => [
    ask('surprises.list'),
    ask('surprises.get', { id: surpriseId }),
    ask('invitations.byCode', { code }),
    ask('invitations.upcoming'),
    ...[
      ask('plans.get', { id }),
      ask('plans.like', { id }),
      ask('plans.save', { id }),
      ask('invitations.create', { request_id: requestId(n, 22), venue: { kind: 'plan', plan_id: id } }),
    ].map((look) => refused(look, 404)),
    refused(
      ask('surprises.change', { id: surpriseId, version: 1, minutes: 60, area_miles: 1, reveals: [] }),
      403,
    ),
    ask('memories.toKeep'),
    ask('notifications.list'),
  ],
  reveal: async (couple) => {
    couple.later(OPENED);
    await followSurprises(couple.world.deps);
  },
};

export const surprises = secret(kind);
