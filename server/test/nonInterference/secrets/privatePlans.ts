import { planContent } from '@liora/domain/contract/plans';
import fc from 'fast-check';
import { createPlan, deletePlan, editPlan } from '../../../src/modules/plans/plans.service.ts';
import { nextIds, requestId } from '../ids.ts';
import { ask, refused } from '../looks.ts';
import { type SecretKind, type Side, secret } from '../secretKind.ts';

/** What becomes of a plan after it was written. */
type Afterwards = 'kept' | 'edited' | 'deleted';

interface PlanStory {
  title: string;
  spots: number[];
  tags: string[];
  afterwards: Afterwards;
}

interface Story {
  /** A's private plans that are not shared, in either world. */
  plans: Record<Side, PlanStory[]>;
  /** One that is shared, in both. */
  shared: boolean;
}

const plans = fc.array(
  fc.record({
    title: fc.constantFrom('A surprise', 'For her birthday', 'x'),
    spots: fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 4 }),
    tags: fc.uniqueArray(fc.constantFrom('Jazz', 'Secret', 'Romantic')),
    afterwards: fc.constantFrom<Afterwards>('kept', 'edited', 'deleted'),
  }),
  { maxLength: 2 },
);

const contentOf = ({ title, spots, tags }: Omit<PlanStory, 'afterwards'>, shared: boolean) =>
  planContent.parse({
    title,
    tags,
    places: spots.map((i) => ({ place_id: `spot-${i}`, name: `Spot ${i}`, address: null })),
    is_public: false,
    shared_with_partner: shared,
  });

/** Ids that B asks for: the first ones that the step in which A writes gives out, whether A has written anything or not. */
interface Made {
  guesses: string[];
}

const kind: SecretKind<Story, Made> = {
  name: 'private plans that are not shared',
  stories: fc.record({ plans: fc.record({ left: plans, right: plans }), shared: fc.boolean() }),
  prepare: async ({ a, n }, { shared }) => {
    const plan = { title: 'Ours', spots: [1, 2], tags: ['Jazz'] };
    if (shared) await createPlan(a, { ...contentOf(plan, true), request_id: requestId(n, 9) });
    return { guesses: [] };
  },
  hide: async ({ a, n, world }, { plans: told }, made, side) => {
    made.guesses = await nextIds(world.database, 2);
    for (const [i, plan] of told[side].entries()) {
      const content = contentOf(plan, false);
      const { id } = await createPlan(a, { ...content, request_id: requestId(n, i) });
      if (plan.afterwards === 'edited') await editPlan(a, { ...content, title: 'Another title', id });
      if (plan.afterwards === 'deleted') await deletePlan(a, id);
    }
  },
  looks: ({ a, n }, _story, { guesses }) => [
    ...guesses.map((id) => refused(ask('plans.get', { id }), 404)),
    ...guesses
      .slice(0, 1)
      .flatMap((id) => [
        ask('plans.like', { id }),
        ask('plans.save', { id }),
        ask('safety.reportPlan', { id, reason: 'spam' }),
        ask('invitations.create', { request_id: requestId(n, 8), venue: { kind: 'plan', plan_id: id } }),
      ])
      .map((look) => refused(look, 404)),
    ask('plans.list', { tags: ['Secret'] }),
    ask('profiles.get', { user_id: a.viewer.userId }),
  ],
};

export const privatePlans = secret(kind);
