import { searchInput } from '@liora/domain/contract/places';
import { savedListInput } from '@liora/domain/contract/saved';
import { PLANS_PAGE_SIZE } from '@liora/domain/limits';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { listCuratedPlans, ownPlans } from '../../../server/src/modules/plans/lists/planLists.service.ts';
import { getPlan } from '../../../server/src/modules/plans/plans.service.ts';
import { savedPlans } from '../../../server/src/modules/plans/saved/saved.service.ts';
import { listSaved } from '../../../server/src/modules/saved/list/savedList.service.ts';
import type { SignedInCaller } from '../../../server/src/rpc/context.ts';
import { type BenchDatabase, benchDeps, openBenchDatabase } from '../database.ts';
import type { PlanList } from '../plans/lists.ts';
import { measurePair, ROUNDS, type Row, ratioCells, refuseOtherQuestions, TURN } from '../plans/measure.ts';
import { HOME, makePlanWorld, type PlanWorld } from '../plans/world.ts';
import { table } from '../results.ts';

const PLANS = 20_000;
const PLACES = 5_000;
/** Of either of the two: saved places and pins. */
const SAVED = 500;
const PINS = 200;
const MOST = 1.15;

/** Places around where people ask from; both save some and drop pins, and the two share them. */
async function fill({ pool }: BenchDatabase, one: string, other: string): Promise<string> {
  await pool.query(
    `insert into venues (place_id, name, address, category, categories, latitude, longitude, time_zone, source, source_id, licence, source_date)
     select 'venue-' || n, (array['Bar','Cafe','Garden'])[n % 3 + 1] || ' ' || n, n || ' Long Street', 'Bar', '{Bar}', $1 + (n % 71 - 35) * 0.001,
            $2 + (n / 71 - 35) * 0.001, 'America/Los_Angeles', 'test', n::text, 'CC0-1.0', '2026-01-01' from generate_series(1, $3) n`,
    [HOME.latitude, HOME.longitude, PLACES],
  );
  await pool.query(
    `insert into dropped_pins (user_id, title, category, subcategory, latitude, longitude, is_public)
     select who, 'Bench ' || n, 'Outdoor', 'Park', $1 + (n % 15 - 7) * 0.002, $2 + (n / 15 - 7) * 0.002, n % 2 = 0
     from unnest($3::uuid[]) who, generate_series(1, $4) n`,
    [HOME.latitude, HOME.longitude, [one, other], PINS],
  );
  await pool.query(
    `insert into saved_places (user_id, place_id, source, place_name, category)
     select who.id, 'venue-' || save * 4 + who.at, 'venues', 'Bar ' || save, 'Bar'
     from unnest($1::uuid[]) with ordinality who (id, at), generate_series(1, $2) save`,
    [[one, other], SAVED],
  );
  const { rows } = await pool.query<{ id: string }>(
    `with k as (insert into partner_links (user_id_1, user_id_2, status, last_entitlement_ok_at, checked_at, created_at, updated_at)
       values ($1, $2, 'accepted', now(), now(), now(), now()) returning id)
     insert into linked_people (user_id, partner_id, link_id)
     select a, b, k.id from k, (values ($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) two (a, b) returning link_id as id`,
    [one, other],
  );
  await pool.query('vacuum analyze');
  return rows[0]?.id ?? '';
}

/** The pages that a person with and without a partner asks for alike. */
function pagesOf(caller: SignedInCaller, world: PlanWorld): PlanList[] {
  const page = { tags: [], limit: PLANS_PAGE_SIZE };
  const search = (name: string, more: object) => ({
    name: `search: ${name}`,
    ask: () => searchPlaces(caller, searchInput.parse({ origin: HOME, ...more })),
  });
  const saved = (name: string, more: object) => ({
    name: `saved places: ${name}`,
    ask: () => listSaved(caller, savedListInput.parse(more)),
  });
  return [
    search('near here', {}),
    search('a name', { q: 'Garden 1200' }),
    search('a kind', { q: 'bar' }),
    search('what I saved', { saved: true }),
    { name: 'plans: all', ask: () => listCuratedPlans(caller, page) },
    {
      name: 'plans: the page in the middle',
      ask: () => listCuratedPlans(caller, { ...page, cursor: world.middle }),
    },
    { name: 'plans: near here', ask: () => listCuratedPlans(caller, { ...page, origin: HOME }) },
    { name: 'plans: a tag', ask: () => listCuratedPlans(caller, { ...page, tags: ['Mood 3'] }) },
    { name: 'plans: my own', ask: () => ownPlans(caller, page) },
    { name: 'plans: those I saved', ask: () => savedPlans(caller, page) },
    { name: 'plans: one', ask: () => getPlan(caller, world.plan) },
    saved('the newest', {}),
    saved('by distance', { sort: 'distance', origin: HOME }),
    saved('with words', { q: 'bar 12' }),
  ];
}

/** The same page with a partner and without one, in turns, on the same rows. */
export async function measurePages(plans = PLANS): Promise<Row[]> {
  const database = await openBenchDatabase('pair-pages', { fresh: true });
  try {
    const world = await makePlanWorld(database, plans);
    const { rows } = await database.pool.query<{ id: string }>("select id from auth_users where name = 'p7'");
    const partnerId = rows[0]?.id ?? '';
    const linkId = await fill(database, world.busy.userId, partnerId);
    const deps = benchDeps(database);
    const alone = pagesOf({ deps, viewer: world.busy }, world);
    const linked = pagesOf({ deps, viewer: { ...world.busy, partnerId, linkId } }, world);
    const measured: Row[] = [];
    for (const [n, few] of alone.entries()) {
      const many = linked[n];
      if (!many) continue;
      await refuseOtherQuestions({ few, many });
      measured.push(await measurePair({ few, many }, { few: database.pid, many: database.pid }));
    }
    return measured;
  } finally {
    await database.stop();
  }
}

export function pagesTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [...ratioCells(row), row.undisturbed <= MOST ? 'met' : '**not met**']);
  return `Each page is asked ${ROUNDS * TURN} times with a partner and as often without one, by turns of ${TURN}, of the same rows: milliseconds and their
*ratio*, p50. *Undisturbed* is the ratio of the quickest tenth, against which the goal of ${MOST}x is held: it says the same on a busy machine.

${table(['page', 'without', 'with', 'ratio', 'undisturbed', 'processor', ''], lines)}`;
}
