import { createHmac } from 'node:crypto';
import type { Deps } from '../../../server/src/deps.ts';
import { SESSION_COOKIE } from '../../../server/src/modules/accounts/session/sessionCookie.parser.ts';

export interface LiveWorld {
  plans: string[];
  people: string[];
  /** One session of each person, as a browser sends it. */
  cookies: string[];
}

const PLANS = 2_000;
const PEOPLE = 5_000;

const STOPS = JSON.stringify(
  ['a', 'b', 'c'].map((id) => ({
    place_id: `custom_${id}`,
    name: `Place ${id}`,
    address: `1 ${id} Street`,
    latitude: null,
    longitude: null,
    rating: null,
    price_level: null,
    types: [],
    category: null,
    subcategory: null,
    note: null,
  })),
);

/** People with sessions, and public plans; each plan is of another of them. */
export async function makeWorld(
  deps: Deps,
  run: (sql: string) => Promise<{ id: string }[]>,
): Promise<LiveWorld> {
  const people = (
    await run(
      `insert into auth_users (name, email) select 'p' || i, 'p' || i || '@example.com' from generate_series(1, ${PEOPLE}) i returning id`,
    )
  ).map(({ id }) => id);
  await run(`insert into profiles (user_id, username) select id, name from auth_users`);
  await run(
    `insert into auth_sessions (user_id, token, expires_at) select id, 'token-' || id, now() + interval '1 day' from auth_users`,
  );
  const plans = await run(
    `insert into date_plans (user_id, title, places)
     select u.id, 'Plan of ' || u.name, '${STOPS}'
     from auth_users u order by u.id limit ${PLANS} returning id`,
  );
  await run('vacuum analyze');
  const cookies = people.map((id) => {
    const token = `token-${id}`;
    const signature = createHmac('sha256', deps.config.sessionSecret).update(token).digest('base64');
    return `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
  });
  return { plans: plans.map(({ id }) => id), people, cookies };
}
