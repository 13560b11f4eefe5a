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
/** What triggers would write row by row; older versions have not all of it. */
const DERIVED: Record<string, string> = {
  date_plan_counts:
    'insert into date_plan_counts (date_plan_id) select id from date_plans on conflict do nothing',
  plan_tag_names:
    'insert into plan_tag_names (name) select distinct lower(tag) from date_plans, unnest(tags) tag on conflict do nothing',
  date_plan_tags: `insert into date_plan_tags (date_plan_id, tag_id, user_id, is_public, is_prive, created_at, cell, latitude, longitude)
    select p.id, t.id, p.user_id, p.is_public, p.is_prive, p.created_at, p.cell, p.latitude, p.longitude
    from date_plans p, unnest(p.tags) tag join plan_tag_names t on t.name = lower(tag)
    where p.deleted_at is null and not p.is_hidden and not p.is_reported on conflict do nothing`,
};

async function fill(liora: Liora): Promise<void> {
  const client = liora.database();
  await client.connect();
  await client.query('alter table date_plans disable trigger user');
  await client.query(COPIES);
  await client.query('alter table date_plans enable trigger user');
  for (const [table, statement] of Object.entries(DERIVED)) {
    const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
    if (rows[0]?.there) await client.query(statement);
  }
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
