import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { hashOfCode } from '../../src/modules/invitations/invitationCode.rules.ts';
import { hashOfShareCode } from '../../src/modules/memories/shared/shareCode.rules.ts';
import { storePhoto } from '../../src/modules/photos/photos.service.ts';
import { made } from '../../src/modules/photos/testing/uploading.ts';
import type { SignedInCaller } from '../../src/rpc/context.ts';

/** Ids of what somebody keeps for themselves, the same whoever has it now. */
export interface Belongings {
  pin: string;
  review: string;
  category: string;
  saved: string;
  waiting: string;
  import: string;
  notification: string;
  invitation: string;
  wish: string;
  bucketItem: string;
  memory: string;
  link: string;
  deck: string;
  card: string;
  photos: string[];
}

/** A code that leads somewhere. */
export const HOSTILE_CODE = 'corner-table';
const KINDS = ['profile', 'pin', 'review', 'memory'] as const;
const GIVEN = [
  'dropped_pins',
  'liora_reviews',
  'saved_places',
  'categories',
  'waiting_rows',
  'notifications',
  'bucket_items',
  'date_memories',
] as const;

/** Ids for belongings; the photos are there with them, everything else comes when somebody is given it. */
export async function belongings(first: SignedInCaller): Promise<Belongings> {
  const photos: string[] = [];
  for (const kind of KINDS) photos.push((await storePhoto(first, kind, made())).id);
  return {
    pin: randomUUID(),
    review: randomUUID(),
    category: randomUUID(),
    saved: randomUUID(),
    waiting: randomUUID(),
    import: randomUUID(),
    notification: randomUUID(),
    invitation: randomUUID(),
    wish: randomUUID(),
    bucketItem: randomUUID(),
    memory: randomUUID(),
    link: randomUUID(),
    deck: randomUUID(),
    card: randomUUID(),
    photos,
  };
}

/** All of it is this person's from now on, as new: whatever earlier calls made of it is gone. */
export async function giveTo(
  { db, now }: Deps,
  userId: string,
  own: Belongings,
  { place, friend }: { place: string; friend: string },
): Promise<void> {
  const at = now();
  const { pin, review, category, saved, waiting, import: importId, notification, photos } = own;
  const ids = [pin, review, saved, category, waiting, notification, own.bucketItem, own.memory];
  for (const table of GIVEN)
    await sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  await sql`insert into dropped_pins (id, user_id, title, category, subcategory, latitude, longitude)
    values (${pin}, ${userId}, 'Bench', 'Outdoor', 'Park', 37.7793, -122.4193)`.execute(db);
  await sql`insert into liora_reviews (id, user_id, place_id, vibe, quality, experience)
    values (${review}, ${userId}, ${place}, 8, 8, 8)`.execute(db);
  await sql`insert into categories (id, user_id, name) values (${category}, ${userId}, 'Dinners')`.execute(
    db,
  );
  await sql`insert into saved_places (id, user_id, place_id, source, place_name, category)
    values (${saved}, ${userId}, ${place}, 'venues', 'The place', 'Bar')`.execute(db);
  await sql`insert into list_imports (id, user_id, created_at) values (${importId}, ${userId}, ${at})`.execute(
    db,
  );
  await sql`insert into waiting_rows (id, user_id, key, name, created_at)
    values (${waiting}, ${userId}, 'bench', 'Bench', ${at})`.execute(db);
  await sql`insert into notifications (id, user_id, type, data, created_at)
    values (${notification}, ${userId}, 'partner_activity', '{"what": "places", "count": 1, "subjects": []}', ${at})`.execute(
    db,
  );
  await sql`insert into bucket_items (id, user_id, kind, title, created_at)
    values (${own.bucketItem}, ${userId}, 'idea', 'Learn to dance', ${at})`.execute(db);
  await sql`insert into date_memories (id, user_id, place_name, place_id, date_completed, time_zone, rating, request_id, created_at)
    values (${own.memory}, ${userId}, 'The place', ${place}, '2026-05-01', 'UTC', 9, ${own.memory}, ${at})`.execute(
    db,
  );
  await sql`insert into memory_shares (id, code_hash, user_id, memory_id, place_name, date_completed, rating, expires_at, request_id)
    values (${own.memory}, ${hashOfShareCode(HOSTILE_CODE)}, ${userId}, ${own.memory}, 'The place', '2026-05-01', 9,
      '2099-01-01', ${own.memory})`.execute(db);
  await sql`delete from date_invitations where id = ${own.invitation}`.execute(db);
  await sql`insert into date_invitations (id, invitation_code, sender_id, venue_name, place_id, time_zone, expires_at, request_id, created_at)
    values (${own.invitation}, ${hashOfCode(HOSTILE_CODE)}, ${userId}, 'The place', ${place}, 'UTC', '2099-01-01', ${own.invitation}, ${at})`.execute(
    db,
  );
  await sql`insert into invitation_requests (id, invitation_id, user_id, suggested_at, created_at)
    values (${own.wish}, ${own.invitation}, ${friend}, '2099-01-01', ${at})`.execute(db);
  await sql`update photos set user_id = ${userId}, subject_id = null, loose_since = ${at} where id = any(${photos}::uuid[])`.execute(
    db,
  );
}

/** Linked with a friend, and a match deck waits for the two. */
export async function linkTo(
  { db, now }: Deps,
  userId: string,
  { link, deck, card }: Belongings,
  { place, friend }: { place: string; friend: string },
): Promise<void> {
  const at = now();
  await sql`delete from partner_links where id = ${link}`.execute(db);
  await sql`insert into partner_links (id, user_id_1, user_id_2, status, last_entitlement_ok_at, checked_at, created_at, updated_at)
    values (${link}, ${userId}, ${friend}, 'accepted', ${at}, ${at}, ${at}, ${at})`.execute(db);
  await sql`insert into linked_people (user_id, partner_id, link_id)
    values (${userId}, ${friend}, ${link}), (${friend}, ${userId}, ${link})`.execute(db);
  await sql`insert into match_decks (id, user_id, link_id, seed, time_zone, reveals_at, request_id, created_at)
    values (${deck}, ${userId}, ${link}, decode(repeat('00', 32), 'hex'), 'UTC', '2099-01-03T12:00Z', ${deck}, ${at})`.execute(
    db,
  );
  await sql`insert into match_cards (id, deck_id, user_id, position, kind, ref)
    values (${card}, ${deck}, ${userId}, 0, 'place', ${place})`.execute(db);
}
