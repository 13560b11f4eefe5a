import { boundingBox } from '@liora/domain/rules/distance';
import { keywordMatch } from '@liora/domain/rules/keywords';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Question } from './literal.ts';
import type { Answer } from './load.ts';

const RADIUS_MILES = 10;
/** What the peer gives at most; it cannot sort by distance, so the client merges and sorts. */
const CAP = 1000;

export interface Peer {
  answer: Answer;
  stop(): Promise<void>;
}

/** The public kind of backend that a team would take instead: a REST interface over the same tables, in this process. */
export async function openPeer(url: string): Promise<Peer> {
  const connection = createPostgresConnection({ url });
  const app = new App({ connection, auth: { enabled: false } });
  await app.init();
  // A peer that answers with errors would be compared with nothing.
  const reply = await app.fetch(new Request('http://peer/rest/v1/venues?select=id&limit=1'));
  if (!reply.ok) throw new Error(`The peer does not see the places: ${await reply.text()}`);
  return {
    answer: async (request, response) => {
      const reply = await app.fetch(new Request(`http://peer${request.url ?? '/'}`));
      const body = await reply.text();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(body);
    },
    stop: () => connection.close(),
  };
}

/** The requests that one search takes there, one per table, as the specification reads. */
export function peerPaths(question: Question): string[] {
  return (['venues', 'restaurants', 'dropped_pins'] as const).map((table) => pathOf(table, question));
}

type Table = 'venues' | 'restaurants' | 'dropped_pins';

function pathOf(table: Table, question: Question): string {
  const { south, north, west, east } = boundingBox(
    { lat: question.origin.latitude, lng: question.origin.longitude },
    RADIUS_MILES,
  );
  const pins = table === 'dropped_pins';
  const filters: Array<[string, string]> = [
    ['select', '*'],
    ['latitude', `gte.${south}`],
    ['latitude', `lte.${north}`],
    ['longitude', `gte.${west}`],
    ['longitude', `lte.${east}`],
    ...textFilter(pins, question.q),
    ...(question.category ? [['category', `eq.${question.category}`] as [string, string]] : []),
    ...factFilters(pins, question),
    ['limit', String(CAP)],
  ];
  return `/rest/v1/${table}?${new URLSearchParams(filters)}`;
}

function textFilter(pins: boolean, q: string): Array<[string, string]> {
  if (q === '') return [];
  const keyword = keywordMatch(q);
  if (keyword && keyword.categories.length > 0)
    return [['category', `in.(${keyword.categories.map((name) => `"${name}"`).join(',')})`]];
  const columns = pins ? ['title', 'description', 'address'] : ['name', 'category', 'subcategory'];
  return [['or', `(${columns.map((column) => `${column}.ilike."*${q}*"`).join(',')})`]];
}

/** Pins say nothing about prices and diets: they are left out by an id that nobody has. */
function factFilters(pins: boolean, { price, dietary }: Question): Array<[string, string]> {
  if (pins) {
    const none: Array<[string, string]> = [['id', 'eq.00000000-0000-0000-0000-000000000000']];
    return [
      ['is_public', 'is.true'],
      ['is_prive', 'is.false'],
      ['is_hidden', 'is.false'],
      ['is_reported', 'is.false'],
      ...(price || dietary ? none : []),
    ];
  }
  return [
    ['gone_at', 'is.null'],
    ...(price ? [['price_level', `in.(${price.join(',')})`] as [string, string]] : []),
    ...(dietary ? [['dietary_tags', `cs.{${dietary.join(',')}}`] as [string, string]] : []),
  ];
}
