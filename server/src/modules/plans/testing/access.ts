import { randomUUID } from 'node:crypto';
import { WHO_SEES } from '@liora/domain/rules/visibility';
import type { ProcedureName } from '../../../../test/calls.ts';
import {
  type AreaAccess,
  all,
  creatorsOf,
  everybody,
  idsOf,
  invisible,
  isNotPublished,
  NOTHING,
  notMembers,
  orNothing,
  ownerOnly,
  type Reached,
  row,
  seenBy,
  sharedPrivate,
  signedIn,
} from '../../../../test/matrix.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { topCurators } from '../curators/curators.service.ts';
import { countCuratedPlans, listCuratedPlans, ownPlans, sharedPlans } from '../lists/planLists.service.ts';
import { getPlan } from '../plans.service.ts';
import { savedPlans } from '../saved/saved.service.ts';

/** Likes and saves share their rights. */
const reactionRows = (['like', 'save'] as const).flatMap((kind) => {
  const procedure: ProcedureName = `plans.${kind}`;
  return [
    row(
      procedure,
      { ...signedIn, blocker: 'NOT_FOUND' },
      (c, w) => () => c.plans[kind]({ id: w.plans.public }),
      'a public plan',
    ),
    row(
      procedure,
      { ...signedIn, ...notMembers('NOT_MEMBER'), blocker: 'NOT_FOUND' },
      (c, w) => () => c.plans[kind]({ id: w.plans.prive }),
      'a Privé plan',
    ),
    row(procedure, sharedPrivate, (c, w) => () => c.plans[kind]({ id: w.plans.private }), 'a private plan'),
  ];
});

const ALL = { tags: [], limit: 60 };
const list = ({ caller }: Reached) => listCuratedPlans(caller, ALL);
/** What only people with an account ask. */
const ifSignedIn = <Answer>({ caller }: Reached, ask: (who: SignedInCaller) => Promise<Answer>) =>
  caller.viewer ? ask({ ...caller, viewer: caller.viewer }) : null;

async function addresses({ caller, ids }: Reached) {
  const found = await Promise.all(ids('plan').map((id) => orNothing(getPlan(caller, id))));
  return found.filter((plan) => plan !== null);
}

export const plansAccess: AreaAccess = {
  procedures: [
    row('plans.list', everybody, (c) => () => c.plans.list({})),
    row('plans.count', everybody, (c) => () => c.plans.count({})),
    row(
      'plans.get',
      seenBy(WHO_SEES.plan.public),
      (c, w) => () => c.plans.get({ id: w.plans.public }),
      'a public plan',
    ),
    row(
      'plans.get',
      seenBy(WHO_SEES.plan.prive),
      (c, w) => () => c.plans.get({ id: w.plans.prive }),
      'a Privé plan',
    ),
    row(
      'plans.get',
      seenBy(WHO_SEES.plan.shared),
      (c, w) => () => c.plans.get({ id: w.plans.private }),
      'a private plan',
    ),
    row(
      'plans.get',
      all('NOT_FOUND'),
      (c, w) => () => c.plans.get({ id: w.plans.deleted }),
      'a deleted plan',
    ),
    row(
      'plans.get',
      // Moderators read it in their queue alone.
      { ...seenBy(WHO_SEES.plan.underReview), admin: 'NOT_FOUND' },
      (c, w) => () => c.plans.get({ id: w.plans.reported }),
      'a reported plan',
    ),
    row(
      'plans.get',
      { ...seenBy(WHO_SEES.plan.shared), owner: 'NOT_FOUND' },
      (c, w) => () => c.plans.get({ id: w.plans.private, as: 'stranger' }),
      'a private plan, as a stranger',
    ),
    row(
      'plans.get',
      seenBy(WHO_SEES.plan.shared),
      (c, w) => () => c.plans.get({ id: w.plans.private, as: 'partner' }),
      'a private plan, as a partner',
    ),
    row(
      'plans.checkFacts',
      everybody,
      (c) => () => c.plans.checkFacts({ place_ids: ['bar'], evening: '2026-05-16T02:30:00Z' }),
    ),
    row(
      'plans.create',
      signedIn,
      (c, w) => () => c.plans.create({ ...w.content('new'), request_id: randomUUID() }),
      'a public plan',
    ),
    row(
      'plans.create',
      { ...signedIn, ...notMembers('NOT_MEMBER') },
      (c, w) => () => c.plans.create({ ...w.content('new'), is_prive: true, request_id: randomUUID() }),
      'a Privé plan',
    ),
    row(
      'plans.update',
      ownerOnly,
      (c, w) => () => c.plans.update({ ...w.content('changed'), id: w.plans.public }),
      'a public plan',
    ),
    row(
      'plans.update',
      { ...invisible, partner: 'NOT_OWNER' },
      (c, w) => () => c.plans.update({ ...w.content('changed'), is_public: false, id: w.plans.private }),
      'a private plan',
    ),
    row(
      'plans.update',
      { ...ownerOnly, partner: 'ok' },
      (c, w) => () =>
        c.plans.update({ ...w.content('changed'), base: w.content('changed'), id: w.plans.public }),
      'a public plan, what is written in it',
    ),
    row(
      'plans.update',
      sharedPrivate,
      (c, w) => () =>
        c.plans.update({
          ...w.content('changed'),
          is_public: false,
          base: { ...w.content('changed'), is_public: false },
          id: w.plans.private,
        }),
      'a private plan, what is written in it',
    ),
    ...reactionRows,
    row('plans.unlike', signedIn, (c, w) => () => c.plans.unlike({ id: w.plans.public })),
    row('plans.unsave', signedIn, (c, w) => () => c.plans.unsave({ id: w.plans.public })),
    row('plans.topCurators', everybody, (c) => () => c.plans.topCurators()),
    row('plans.saved', signedIn, (c) => () => c.plans.saved({})),
    row('plans.shared', signedIn, (c) => () => c.plans.shared({})),
    row('plans.mine', signedIn, (c) => () => c.plans.mine({})),
    // They take the plan away and bring it back.
    row(
      'plans.restore',
      invisible,
      (c, w) => () => c.plans.restore({ id: w.plans.deleted }),
      'a deleted plan',
    ),
    row('plans.delete', ownerOnly, (c, w) => () => c.plans.delete({ id: w.plans.public }), 'a public plan'),
  ],
  ways: {
    'plans.list': {
      plan: {
        look: async (reached) => {
          const { plans, locked } = await list(reached);
          return { full: idsOf(plans), locked: idsOf(locked) };
        },
        leavesOut: isNotPublished,
        showsLocked: true,
      },
      pin: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: { look: async (reached) => ({ full: creatorsOf((await list(reached)).plans) }) },
    },
    'plans.count': {
      ...NOTHING,
      plan: {
        look: async (reached) => ({
          full: idsOf((await list(reached)).plans),
          count: (await countCuratedPlans(reached.caller, ALL)).total,
        }),
        leavesOut: isNotPublished,
      },
    },
    'plans.get': {
      plan: {
        look: async (reached) => {
          const found = await addresses(reached);
          return {
            full: idsOf(found.flatMap(({ kind, plan }) => (kind === 'plan' ? [plan] : []))),
            locked: idsOf(found.flatMap(({ kind, plan }) => (kind === 'locked' ? [plan] : []))),
          };
        },
        showsLocked: true,
      },
      pin: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => ({
          full: creatorsOf(
            (await addresses(reached)).flatMap((found) => (found.kind === 'plan' ? [found.plan] : [])),
          ),
        }),
      },
    },
    // Only of imported places, whatever is asked for.
    'plans.checkFacts': NOTHING,
    'plans.mine': {
      plan: {
        look: async (reached) => {
          const own = await ifSignedIn(reached, (who) => ownPlans(who, { limit: 60 }));
          return { full: idsOf(own?.plans ?? []) };
        },
        leavesOut: (_state, isOwner) => !isOwner,
      },
      pin: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => {
          const own = await ifSignedIn(reached, (who) => ownPlans(who, { limit: 60 }));
          return { full: creatorsOf(own?.plans ?? []) };
        },
        leavesOut: (_state, isOwner) => !isOwner,
      },
    },
    'plans.shared': {
      plan: {
        look: async (reached) => {
          const found = await ifSignedIn(reached, (who) => sharedPlans(who, { limit: 60 }));
          return { full: idsOf(found?.plans ?? []) };
        },
        expects: (role, bySight) => (role === 'partner' ? bySight(role) : 'none'),
        betweenPartners: true,
      },
      pin: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => {
          const found = await ifSignedIn(reached, (who) => sharedPlans(who, { limit: 60 }));
          return { full: creatorsOf(found?.plans ?? []) };
        },
        expects: (role, bySight) => (role === 'partner' ? bySight(role) : 'none'),
        betweenPartners: true,
      },
    },
    'plans.saved': {
      plan: {
        look: async (reached) => {
          const saved = await ifSignedIn(reached, (who) => savedPlans(who, { limit: 60 }));
          const of = (kind: string) =>
            (saved?.plans ?? []).flatMap((entry) => (entry.kind === kind ? entry.plan.id : []));
          return { full: of('plan'), locked: of('locked') };
        },
        showsLocked: true,
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
      pin: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => {
          const saved = await ifSignedIn(reached, (who) => savedPlans(who, { limit: 60 }));
          const plans = (saved?.plans ?? []).flatMap((entry) => (entry.kind === 'plan' ? [entry.plan] : []));
          return { full: creatorsOf(plans) };
        },
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
    'plans.topCurators': {
      ...NOTHING,
      profile: {
        look: async ({ caller }) => ({
          full: (await topCurators(caller)).curators.map(({ user_id }) => user_id),
        }),
      },
    },
  },
};
