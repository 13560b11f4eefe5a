import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { rpcCall } from '../calls.ts';
import { CITY } from '../matrix.ts';

/** Places that somebody's writes are about, one each. */
export const SPOTS = 25;
export const spotOf = (count: number) => `spot-${count % SPOTS}`;

/** One write, to be sent again until it is acknowledged. */
export interface Write {
  /** What tells it from every other one, in the answer's place and in the database. */
  key: string;
  path: string;
  init: RequestInit;
  /** What the answer calls it; null where it has no name of its own. */
  id: (answer: unknown) => string | null;
}

export interface Person {
  userId: string;
  cookie: string;
}

/** Something that people write: how it is asked for, and the rows of the database that came of it. */
export interface WrittenKind {
  write: (count: number, person: Person) => Write;
  /** SQL for the key of each row and what it is called. */
  stored: string;
  /** Asked again it makes another one, which nothing shows and the sweep takes. */
  again?: 'another';
}

const withId = (answer: unknown) => (answer as { json: { id: string } }).json.id;

const call = (key: string, [path, init]: ReturnType<typeof rpcCall>, id: Write['id'] = withId): Write => ({
  key,
  path,
  init,
  id,
});

const stop = (place_id: string) => {
  return {
    place_id,
    name: place_id,
    address: null,
    note: null,
    starts_at: null,
    stay_minutes: null,
    cost_for_two: null,
  };
};

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#806040' } })
  .jpeg()
  .toBuffer();
const PICTURE = new Uint8Array(await picture);

export const WRITTEN_KINDS: Record<string, WrittenKind> = {
  plans: {
    write: (count, { cookie }) => {
      const title = `Evening ${count}`;
      const content = { description: '', theme: null, location_name: null, tags: [] };
      const places = [stop(spotOf(0)), stop(spotOf(1))];
      const plan = { ...content, title, places, is_public: true, is_prive: false, request_id: randomUUID() };
      return call(title, rpcCall('plans.create', plan, { cookie }));
    },
    stored: "select title as key, id::text from date_plans where title like 'Evening %'",
  },
  pins: {
    write: (count, { cookie }) => {
      const title = `Step ${count}`;
      const pin = { title, category: 'Outdoor', at: CITY, request_id: randomUUID() };
      return call(title, rpcCall('pins.create', pin, { cookie }));
    },
    stored: "select title as key, id::text from dropped_pins where title like 'Step %'",
  },
  saves: {
    write: (count, { userId, cookie }) => {
      const place_id = spotOf(count);
      return call(`${userId} saves ${place_id}`, rpcCall('saved.save', { place_id }, { cookie }));
    },
    stored:
      "select user_id || ' saves ' || place_id as key, id::text from saved_places where removed_at is null",
  },
  reviews: {
    write: (count, { userId, cookie }) => {
      const place_id = spotOf(count);
      const review = { vibe: 8, quality: 7, experience: 9, place_id, request_id: randomUUID() };
      return call(`${userId} reviews ${place_id}`, rpcCall('reviews.write', review, { cookie }));
    },
    stored: "select user_id || ' reviews ' || place_id as key, id::text from liora_reviews",
  },
  imports: {
    write: (count, { cookie }) => {
      const name = `Row ${count}`;
      const rows = [{ name, as: { kind: 'wait' } }];
      return call(
        name,
        rpcCall('saved.importRows', { import_id: randomUUID(), rows }, { cookie }),
        () => null,
      );
    },
    stored: "select name as key, id::text from waiting_rows where name like 'Row %'",
  },
  photos: {
    write: (count, { cookie }) => ({
      key: `Photo ${count}`,
      path: '/photos?for=pin',
      init: { method: 'POST', headers: { cookie, 'content-type': 'image/jpeg' }, body: PICTURE },
      id: (answer) => (answer as { id: string }).id,
    }),
    stored: "select id::text as key, id::text from photos where state = 'ready'",
    again: 'another',
  },
};
