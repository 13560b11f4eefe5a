import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { HidingFlags } from './contentKind.ts';
import { CONTENT_KINDS, contentKind } from './contentKinds.ts';

/**
 * Sets what reports and decisions say of one thing. Of an account that is closed nothing comes back before its owner does,
 * and what is hidden by decision stays hidden then (RUL-92).
 */
export async function flagContent(trx: Db, type: string, id: string, flags: HidingFlags): Promise<void> {
  const hide = contentKind(type)?.hide;
  if (!hide) return;
  // First: it locks the row, so that whoever decides meanwhile waits.
  await hide(trx, [id], flags);
  if (flags.is_hidden === true) await forgetWithdrawn(trx, type, id);
  if (flags.is_hidden === false && (await noteWithdrawn(trx, type, id)))
    await hide(trx, [id], { is_hidden: true });
}

/**
 * Notes one thing as what comes back with its owner, if they are away; whether they are. It may have been hidden by decision
 * when they left, and was not noted then.
 */
async function noteWithdrawn(trx: Db, type: string, id: string): Promise<boolean> {
  const kind = contentKind(type);
  if (!kind) return false;
  const { rows } = await sql`
    insert into withdrawn_content (user_id, content_type, content_id)
    select thing.owner, ${type}, thing.id
    from (select ${kind.columns} from ${kind.from} where ${kind.id} = ${id}::uuid) thing
    join profiles owner on owner.user_id = thing.owner and owner.is_away
    on conflict (user_id, content_type, content_id) do update set user_id = excluded.user_id returning content_id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Takes everything that a person has published out of everybody's sight, and notes what it was. Safe to run twice. */
export async function withdrawContent(trx: Db, userId: string): Promise<void> {
  for (const [type, kind] of Object.entries(CONTENT_KINDS)) {
    if (!kind.hide) continue;
    const { rows } = await sql<{ content_id: string }>`
      insert into withdrawn_content (user_id, content_type, content_id)
      select thing.owner, ${type}, thing.id from (select ${kind.columns} from ${kind.from}) thing
      where thing.owner = ${userId}::uuid and not thing.is_hidden and not thing.gone
      on conflict do nothing returning content_id`.execute(trx);
    await kind.hide(
      trx,
      rows.map(({ content_id }) => content_id),
      { is_hidden: true },
    );
  }
}

/** Brings back what was withdrawn. */
export async function bringBackContent(trx: Db, userId: string): Promise<void> {
  const rows = await trx
    .deleteFrom('withdrawn_content')
    .where('user_id', '=', userId)
    .returning(['content_type', 'content_id'])
    .execute();
  for (const [type, kind] of Object.entries(CONTENT_KINDS)) {
    const ids = rows.filter(({ content_type }) => content_type === type).map(({ content_id }) => content_id);
    await kind.hide?.(trx, ids, { is_hidden: false });
  }
}

/** Hidden because its owner is away, and by no decision. */
export async function isWithdrawn(trx: Db, type: string, id: string): Promise<boolean> {
  const row = await thing(trx, type, id).select('user_id').executeTakeFirst();
  return row !== undefined;
}

async function forgetWithdrawn(trx: Db, type: string, id: string): Promise<void> {
  await trx
    .deleteFrom('withdrawn_content')
    .where('content_type', '=', type)
    .where('content_id', '=', id)
    .execute();
}

const thing = (trx: Db, type: string, id: string) =>
  trx.selectFrom('withdrawn_content').where('content_type', '=', type).where('content_id', '=', id);
