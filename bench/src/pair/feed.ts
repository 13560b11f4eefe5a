import { randomUUID } from 'node:crypto';
import { calendarFileRoutes } from '../../../server/src/modules/calendar/calendar.http.ts';
import { turnOn } from '../../../server/src/modules/calendar/feed/feeds.service.ts';
import { publishPlan } from '../../../server/src/modules/safety/testing/seen.ts';
import { person, venue } from '../../../server/test/factories.ts';
import { startSite } from '../../../server/test/site.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { table } from '../results.ts';
import { percentiles } from '../search/measure.ts';

const DATES = 1_000;
const PLANS = 40;
const ROUNDS = 60;
const WARM_UPS = 10;
const FEED_GOALS = { whole: 50, known: 5 };

export interface FeedTimes {
  /** Median milliseconds of the whole feed over HTTP, and of being told that nothing changed. */
  whole: number;
  known: number;
  kilobytes: number;
}

/** Half of the dates lead to a place, half to one of some plans with three stops; in three zones, half of them called off once. */
async function storeDates({ pool }: BenchDatabase, sender: string, recipient: string, plans: string[]) {
  await pool.query(
    `insert into date_invitations (invitation_code, sender_id, recipient_id, status, responded_at, venue_name, venue_address, notes,
       plan_id, planned_date, time_zone, expires_at, request_id, version)
     select gen_random_uuid()::text, $1, $2, 'accepted', now(), 'Trattoria ' || n, '1 bar Street, San Francisco', 'They light the lemon trees after nine.',
       case when n % 2 = 0 then ($3::uuid[])[n % cardinality($3::uuid[]) + 1] end, now() + n * interval '7 hours',
       (array['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo'])[n % 3 + 1], now() + n * interval '7 hours' + interval '1 day',
       gen_random_uuid(), 2 from generate_series(1, $4) n`,
    [sender, recipient, plans, DATES],
  );
  await pool.query('analyze date_invitations');
}

/** A feed of a thousand dates, and the same asked for again by who has it. */
export async function measureFeed(database: BenchDatabase): Promise<FeedTimes> {
  const deps = { ...benchDeps(database), now: () => new Date() };
  const [maya, june] = [
    await person(deps, { username: randomUUID() }),
    await person(deps, { username: randomUUID() }),
  ];
  for (const place of ['bar', 'cafe', 'park']) await venue(database.db, place);
  const places = ['bar', 'cafe', 'park'].map((place_id, n) => ({
    place_id,
    name: place_id,
    address: null,
    starts_at: `${19 + n}:00`,
  }));
  const plans: string[] = [];
  for (let n = 0; n < PLANS; n += 1) plans.push(await publishPlan(maya, { places }));
  await storeDates(database, maya.viewer.userId, june.viewer.userId, plans);
  const { feed } = await turnOn(june, { request_id: randomUUID(), detail: 'full' });
  const site = await startSite(deps, { routes: [calendarFileRoutes(deps)] });
  const ask = async (headers: Record<string, string>, status: number) => {
    const began = performance.now();
    const reply = await fetch(`${site.url}${feed?.path}`, { headers });
    const bytes = (await reply.arrayBuffer()).byteLength;
    if (reply.status !== status) throw new Error(`The feed answered ${reply.status}, not ${status}.`);
    return { ms: performance.now() - began, tag: reply.headers.get('etag') ?? '', bytes };
  };
  try {
    const median = async (headers: Record<string, string>, status: number) => {
      const times: number[] = [];
      for (let n = 0; n < WARM_UPS + ROUNDS; n += 1) times.push((await ask(headers, status)).ms);
      return percentiles(times.slice(WARM_UPS)).p50;
    };
    const { tag, bytes } = await ask({}, 200);
    return {
      whole: await median({}, 200),
      known: await median({ 'if-none-match': tag }, 304),
      kilobytes: bytes / 1024,
    };
  } finally {
    await site.close();
  }
}

export function feedTable({ whole, known, kilobytes }: FeedTimes): string {
  const verdict = (ms: number, goal: number) => (ms <= goal ? 'met' : '**not met**');
  return table(
    ['Calendar feed', 'Median', 'Goal', ''],
    [
      [
        `${DATES.toLocaleString('en')} dates, ${kilobytes.toFixed(0)} KB`,
        `${whole.toFixed(1)} ms`,
        `${FEED_GOALS.whole} ms`,
        verdict(whole, FEED_GOALS.whole),
      ],
      [
        'the same again (304)',
        `${known.toFixed(1)} ms`,
        `${FEED_GOALS.known} ms`,
        verdict(known, FEED_GOALS.known),
      ],
    ],
  );
}
