import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { bothAreHere, sharesSince } from '../../couples/partner.policy.ts';

export interface DueDeck {
  id: string;
  link_id: string;
  /** The two still share. */
  shares: boolean;
}

/**
 * Decks whose time has come, of one pair or of all; locked, so that no vote is stored meanwhile or afterwards. Those that
 * another node settles are left to it. Serves: match_decks_due, match_decks_waiting.
 */
export async function lockDueDecks(
  trx: Db,
  { now, linkId, limit }: { now: Date; linkId?: string; limit: number },
): Promise<DueDeck[]> {
  const ofPair: RawBuilder<unknown> = linkId ? sql`d.link_id = ${linkId}::uuid and` : sql``;
  const { rows } = await sql<DueDeck>`
    select d.id, d.link_id, k.status = 'accepted' and k.last_entitlement_ok_at > ${sharesSince(now)}
      and ${sql.raw(bothAreHere('k.user_id_1', 'k.user_id_2'))} as shares
    from match_decks d join partner_links k on k.id = d.link_id
    where ${ofPair} d.settled_at is null and d.reveals_at <= ${now}
    order by d.reveals_at limit ${limit} for update of d skip locked`.execute(trx);
  return rows;
}

/** Erases every vote that met none; what both said yes to stays. Serves: match_cards_hand, match_cards_ref. */
export async function eraseUnmatched(trx: Db, deckIds: readonly string[]): Promise<void> {
  await sql`
    update match_cards c set vote = '-'
    where c.deck_id = any(${deckIds}::uuid[]) and c.vote <> '-' and not (c.vote = 'y' and exists (
      select from match_cards o
      where o.deck_id = c.deck_id and o.ref = c.ref and o.kind = c.kind and o.user_id <> c.user_id and o.vote = 'y'))`.execute(
    trx,
  );
}

export async function markClosed(trx: Db, deckIds: readonly string[], now: Date): Promise<void> {
  await sql`update match_decks set settled_at = ${now}::timestamptz where id = any(${deckIds}::uuid[])`.execute(
    trx,
  );
}

export async function deleteDecks(trx: Db, deckIds: readonly string[]): Promise<void> {
  await sql`delete from match_decks where id = any(${deckIds}::uuid[])`.execute(trx);
}

/** The two of each of these links. Serves: linked_people_link. */
export async function peopleOf(
  trx: Db,
  linkIds: readonly string[],
): Promise<{ user_id: string; link_id: string }[]> {
  const { rows } = await sql<{ user_id: string; link_id: string }>`
    select user_id, link_id from linked_people where link_id = any(${linkIds}::uuid[]) order by link_id, user_id`.execute(
    trx,
  );
  return rows;
}

/** Everything of a pair goes, or what waits of it. Serves: match_decks_newest, match_decks_waiting. */
export async function deleteDecksOf(
  trx: Db,
  linkId: string,
  { waiting } = { waiting: false },
): Promise<void> {
  const which = waiting ? sql`and settled_at is null` : sql``;
  await sql`delete from match_decks where link_id = ${linkId}::uuid ${which}`.execute(trx);
}

/** Erases decks of before an instant; how many. Serves: match_decks_created. */
export async function eraseDecksBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from match_decks where id in (
      select id from match_decks where created_at <= ${before} order by created_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
