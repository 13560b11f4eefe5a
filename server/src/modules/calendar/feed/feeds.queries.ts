import type { Language } from '@liora/domain/i18n/languages';
import type { FeedDetail } from '@liora/domain/rules/calendarFeed';
import type { MembershipFields, MembershipGifts } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import { PREPARED } from '../../../db/prepared.ts';
import type { Deps } from '../../../deps.ts';
import { activeLinks } from '../../couples/partner.policy.ts';
import { lentTier } from '../../membership/companionSeat.rules.ts';
import { ENTITLEMENT_COLUMNS } from '../../membership/entitlementColumns.rules.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';

export interface FeedRow {
  seed: string;
  token_hash: string;
  detail: FeedDetail;
  created_at: Date;
}

const COLUMNS = ['seed', 'token_hash', 'detail', 'created_at'] as const;
const toRow = (row: (Omit<FeedRow, 'detail'> & { detail: string }) | undefined): FeedRow | null =>
  row ? { ...row, detail: row.detail as FeedDetail } : null;

/** Serves: calendar_feeds_pkey. */
export async function findFeed(db: Db, userId: string): Promise<FeedRow | null> {
  return toRow(
    await db.selectFrom('calendar_feeds').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst(),
  );
}

export interface NewFeed extends FeedRow {
  user_id: string;
  request_id: string;
}

/** Stores a feed unless there is one. */
export async function insertFeed(db: Db, feed: NewFeed): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Gives a feed another address, unless this request has done so. */
export async function replaceFeed(db: Db, { user_id, detail: _, ...address }: NewFeed): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set(address)
    .where('user_id', '=', user_id)
    .where('request_id', '<>', address.request_id)
    .execute();
}

export async function updateDetail(db: Db, userId: string, detail: FeedDetail): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ detail })
    .where('user_id', '=', userId)
    .where('detail', '<>', detail)
    .execute();
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** A feed with whom it is of, as far as what they may see hangs on it. */
export interface ReadFeedRow extends MembershipFields, MembershipGifts {
  user_id: string;
  username: string;
  detail: FeedDetail;
  seed: string;
  partner_id: string | null;
  link_id: string | null;
  /** Null: whose it is never said. */
  language: Language | null;
}

/**
 * The feed of an address, by the hash of its token; none of a closed or suspended account. Serves: calendar_feeds_token_hash_key, then
 * primary keys.
 */
export async function feedByToken(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  tokenHash: string,
  now: Date,
): Promise<ReadFeedRow | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('profiles as p', 'p.user_id', 'f.user_id')
    .leftJoin(activeLinks(now).as('link'), 'link.user_id', 'f.user_id')
    .where('f.token_hash', '=', tokenHash)
    .where('p.is_away', '=', false)
    .select([
      'f.user_id',
      'f.detail',
      'f.seed',
      'p.username',
      'p.language',
      ...ENTITLEMENT_COLUMNS,
      premiumOverride.as('premium_override'),
      lentTier(config.companionSeat, 'f.user_id', now).as('lent_tier'),
      'link.partner_id',
      'link.link_id',
    ])
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  return (row as ReadFeedRow | undefined) ?? null;
}
