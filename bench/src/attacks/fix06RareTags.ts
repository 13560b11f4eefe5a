import type { Attack } from './attack.ts';
import { type Reply, read, send, tally } from './calls.ts';
import type { Liora } from './liora.ts';

const PLANS = 50_000;
const VISITORS = 60;
const TAG = 'lamplight fencing';
const ALLOWED = new Set([200, 429, 503]);

/** Copies of the demo city's plans; the tag stands on the three oldest. */
const COPIES = `insert into date_plans (user_id, title, description, places, latitude, longitude, tags, is_public, created_at)
  with sample as materialized (select *, row_number() over (order by id) - 1 as place from date_plans where is_public limit 5)
  select p.user_id, p.title || ' ' || n, p.description, p.places, p.latitude, p.longitude,
    case when n > ${PLANS - 3} then array['${TAG}'] else p.tags end, true, p.created_at - n * interval '1 minute'
  from generate_series(1, ${PLANS}) n join sample p on p.place = n % 5`;
/** What triggers would count row by row; older versions count nothing. */
const COUNTS = 'insert into date_plan_counts (date_plan_id) select id from date_plans on conflict do nothing';

async function fill(liora: Liora): Promise<void> {
  const client = liora.database();
  await client.connect();
  await client.query('alter table date_plans disable trigger user');
  await client.query(COPIES);
  await client.query('alter table date_plans enable trigger user');
  const { rows } = await client.query("select to_regclass('date_plan_counts') is not null as counts");
  if (rows[0]?.counts) await client.query(COUNTS);
  await client.query('analyze');
  await client.end();
}

export const attack: Attack = {
  id: 'FIX-06',
  what: 'stopping a node as a visitor',
  run: async ({ start }) => {
    const liora = await start();
    try {
      await fill(liora);
      let over = false;
      const asked = Promise.all(
        Array.from({ length: VISITORS }, () => read(liora.port, 'plans/list', { tags: [TAG] })),
      ).finally(() => {
        over = true;
      });
      const readiness: Reply[] = [];
      while (!over) readiness.push(await send(liora.port, '/readyz'));
      const replies = await asked;
      return [
        {
          tried: `${VISITORS} parallel lists with a rare tag among ${PLANS} plans`,
          saw: tally(replies),
          held: replies.every(({ status }) => ALLOWED.has(status)),
        },
        {
          tried: 'readiness meanwhile',
          saw: tally(readiness),
          held: readiness.length > 0 && readiness.every(({ status }) => status === 200),
        },
      ];
    } finally {
      await liora.stop();
    }
  },
};
