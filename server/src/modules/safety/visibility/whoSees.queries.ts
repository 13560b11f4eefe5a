import type { VisibilityKind } from '@liora/domain/rules/visibility';
import { sql } from 'kysely';
import type { ContentRow, Sight } from '../../../content/contentKind.ts';
import { CONTENT_KINDS } from '../../../content/contentKinds.ts';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';

type Sights = Pick<ContentRow, 'gone' | 'is_hidden' | 'is_reported'> & { sights: Sight[] };

/** What each of some viewers sees of a thing, if it is this owner's. Serves: the primary key of its table. */
export async function findSights(
  db: Db,
  { type, id, owner }: { type: VisibilityKind; id: string; owner: string },
  viewers: readonly (Viewer | null)[],
): Promise<Sights | undefined> {
  const kind = CONTENT_KINDS[type];
  const sights = viewers.map((viewer) => sql`(${kind.sight(viewer)})::text`);
  const { rows } = await sql<Sights>`
    select thing.gone, thing.is_hidden, thing.is_reported, thing.sights
    from (select ${kind.columns}, array[${sql.join(sights)}] as sights from ${kind.from}
      where ${kind.id} = ${id}::uuid) thing
    where thing.owner = ${owner}::uuid`.execute(db);
  return rows[0];
}
