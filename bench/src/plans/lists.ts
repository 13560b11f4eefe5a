import { PLANS_PAGE_SIZE } from '../../../domain/src/limits.ts';
import type { Deps } from '../../../server/src/deps.ts';
import { topCurators } from '../../../server/src/modules/plans/curators/curators.service.ts';
import { plansForHome } from '../../../server/src/modules/plans/featured/featured.service.ts';
import {
  countCuratedPlans,
  type ListRequest,
  listCuratedPlans,
  ownPlans,
  placesOfPlansNear,
  plansOfPlace,
} from '../../../server/src/modules/plans/lists/planLists.service.ts';
import { getPlan } from '../../../server/src/modules/plans/plans.service.ts';
import { savedPlans } from '../../../server/src/modules/plans/saved/saved.service.ts';
import type { Caller } from '../../../server/src/rpc/context.ts';
import { benchDeps } from '../database.ts';
import { BUSY_BAR, FAR_FROM_ALL, HOME, type PlanWorld, QUIET_BAR } from './world.ts';

/** One list or page of plans: asked once, it returns what the product would. */
export interface PlanList {
  name: string;
  ask: () => Promise<unknown>;
  /** Asked beside a list, which does not wait for it: it may grow with what it counts, to its end of 10,000. */
  isCount?: boolean;
}

/** As a node that has not counted any list yet: counts are kept per database object. */
const withoutPlugins = (deps: Deps): Deps => ({ ...deps, db: deps.db.withoutPlugins() });

/** Where the second page begins. */
async function second(page: Promise<{ nextCursor: string | null }>): Promise<{ cursor: string }> {
  const { nextCursor } = await page;
  if (!nextCursor) throw new Error('A list that is to have two pages has one.');
  return { cursor: nextCursor };
}

async function curatedLists(who: string, caller: Caller, world: PlanWorld): Promise<PlanList[]> {
  const page = { tags: [], limit: PLANS_PAGE_SIZE };
  const near = { ...page, origin: HOME };
  const ofOne = { ...page, creator: world.busy.userId };
  const request = (name: string, asked: ListRequest): PlanList => ({
    name: `${name}, ${who}`,
    ask: () => listCuratedPlans(caller, asked),
  });
  const counted = (name: string, asked: ListRequest): PlanList => ({
    name: `${name}, ${who}`,
    ask: () => countCuratedPlans({ ...caller, deps: withoutPlugins(caller.deps) }, asked),
    isCount: true,
  });
  return [
    request('all plans', page),
    request('all plans, page 2', { ...page, ...(await second(listCuratedPlans(caller, page))) }),
    request('all plans, the page in the middle', { ...page, cursor: world.middle }),
    request('near here', near),
    // After a short page, so that in both worlds the next one is full.
    request('near here, page 2', {
      ...near,
      ...(await second(listCuratedPlans(caller, { ...near, limit: 12 }))),
    }),
    request('near here with a tag', { ...near, tags: ['Near Find'] }),
    request('where nobody plans', { ...page, origin: FAR_FROM_ALL }),
    request('a tag of one in eight', { ...page, tags: ['Mood 3'] }),
    request('a tag of one in 200', { ...page, tags: ['Rare Find'] }),
    request('a tag of one in 200, page 2', {
      ...page,
      tags: ['Rare Find'],
      ...(await second(listCuratedPlans(caller, { ...page, tags: ['Rare Find'], limit: 2 }))),
    }),
    request('a part of many tags', { ...page, tags: ['corner 1 '] }),
    request('a frequent tag and a rare one', { ...page, tags: ['Pair 1', 'Rare Find'] }),
    request('a tag of five plans', { ...page, tags: ['Only Five'] }),
    request('a tag nobody has', { ...page, tags: ['Nobody'] }),
    request('of one person', ofOne),
    request('of one person, page 2', { ...ofOne, ...(await second(listCuratedPlans(caller, ofOne))) }),
    counted('count of all plans', page),
    counted('count near here', near),
    counted('count of a tag of one in eight', { ...page, tags: ['Mood 3'] }),
    counted('count of a tag of one in 200', { ...page, tags: ['Rare Find'] }),
    counted('count of a tag nobody has', { ...page, tags: ['Nobody'] }),
    { name: `with a place of many plans, ${who}`, ask: () => plansOfPlace(caller, [BUSY_BAR]) },
    { name: `with a place of few plans, ${who}`, ask: () => plansOfPlace(caller, [QUIET_BAR]) },
    { name: `where plans near here stop, ${who}`, ask: () => placesOfPlansNear(caller, HOME) },
    { name: `plans of the first screen, ${who}`, ask: () => plansForHome(caller, HOME, caller.deps.now()) },
    { name: `one plan, ${who}`, ask: () => getPlan(caller, world.plan) },
    { name: `top curators, ${who}`, ask: () => topCurators(caller) },
  ];
}

/** Every list, page and count of plans, as the screens ask for them. */
export async function planLists(world: PlanWorld): Promise<PlanList[]> {
  const deps = benchDeps(world.database);
  const member = { deps, viewer: world.busy };
  const page = { limit: PLANS_PAGE_SIZE };
  const [ownNext, savedNext] = [await second(ownPlans(member, page)), await second(savedPlans(member, page))];
  return [
    ...(await curatedLists('visitor', { deps, viewer: null }, world)),
    ...(await curatedLists('member', member, world)),
    ...(await curatedLists('who blocks 20', { deps, viewer: world.blocker }, world)),
    { name: 'own plans', ask: () => ownPlans(member, page) },
    { name: 'own plans, page 2', ask: () => ownPlans(member, { ...page, ...ownNext }) },
    { name: 'saved plans', ask: () => savedPlans(member, page) },
    { name: 'saved plans, page 2', ask: () => savedPlans(member, { ...page, ...savedNext }) },
  ];
}
