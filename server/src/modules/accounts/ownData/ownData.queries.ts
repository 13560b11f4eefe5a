import { OWN_DATA_ROWS_AT_ONCE } from '@liora/domain/limits';
import { entitlement, type MembershipFields } from '@liora/domain/rules/membership';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { activeLinks } from '../../couples/partner.policy.ts';
import { lentTier } from '../../membership/companionSeat.rules.ts';
import { ENTITLEMENT_COLUMNS } from '../../membership/entitlementColumns.rules.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';
import type { PersonalTable } from './personalColumns.data.ts';

type Copy = NonNullable<PersonalTable['copy']>;

/** Whose copy it is, as they would ask at this moment; `lends`: COMPANION_SEAT. Serves: primary keys. */
export async function ownerOfCopy(
  trx: Db,
  userId: string,
  { lends, now }: { lends: boolean; now: Date },
): Promise<Viewer> {
  const row = await trx
    .selectFrom('profiles as p')
    .leftJoin(activeLinks(now).as('link'), 'link.user_id', 'p.user_id')
    .where('p.user_id', '=', userId)
    .select([
      'p.username',
      ...ENTITLEMENT_COLUMNS,
      'p.suspended_at',
      premiumOverride.as('premium_override'),
      lentTier(lends, 'p.user_id', now).as('lent_tier'),
      'link.partner_id',
      'link.link_id',
    ])
    .executeTakeFirstOrThrow();
  const membership_tier = row.membership_tier as MembershipFields['membership_tier'];
  return {
    userId,
    username: row.username,
    entitlement: entitlement({ ...row, membership_tier }, now, row),
    partnerId: row.partner_id,
    linkId: row.link_id,
    suspended: row.suspended_at !== null,
  };
}

/** JSON of what a copy holds of the row `c`: its columns less whose it is, which is theirs anyway. */
function rowOf({ owner, leaves = [], row }: Copy, whose: Viewer): RawBuilder<object> {
  if (typeof row === 'function') return row(whose);
  return row ?? sql<object>`to_jsonb(c) - ${[owner, ...leaves]}::text[]`;
}

const keys = new Map<string, readonly string[]>();

/** The columns of a table's primary key, which no release changes under a running node. */
async function keyOf(trx: Db, table: string): Promise<readonly string[]> {
  const known = keys.get(table);
  if (known) return known;
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
    where i.indrelid = ${table}::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.attnum
    order by k.n`.execute(trx);
  const key = rows.map(({ name }) => name);
  keys.set(table, key);
  return key;
}

/**
 * Somebody's rows of a table, some hundred at a time: a cursor of the transaction, so that all tables are read as they were
 * at one moment and none stands in memory as a whole. In the order of their keys: that in which they happen to lie tells
 * what others have written among them.
 */
export async function* ownRows(trx: Db, table: string, copy: Copy, whose: Viewer): AsyncGenerator<object[]> {
  const key = await keyOf(trx, table);
  const order = sql.join(key.length > 0 ? key.map((name) => sql.ref(`c.${name}`)) : [sql`c::text`]);
  await sql`declare own_rows no scroll cursor for
    select ${rowOf(copy, whose)} as item from ${sql.table(table)} c where c.${sql.ref(copy.owner)} = ${whose.userId} order by ${order}`.execute(
    trx,
  );
  try {
    for (;;) {
      const { rows } = await sql<{
        item: object;
      }>`fetch ${sql.raw(String(OWN_DATA_ROWS_AT_ONCE))} from own_rows`.execute(trx);
      if (rows.length > 0) yield rows.map(({ item }) => item);
      if (rows.length < OWN_DATA_ROWS_AT_ONCE) return;
    }
  } finally {
    await sql`close own_rows`.execute(trx);
  }
}
