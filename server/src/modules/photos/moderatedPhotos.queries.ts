import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { PhotoRow } from './photos.queries.ts';

/** Whole photos of things, and photos that are things of the queue themselves. Serves: photos_subject, photos_pkey. */
export async function moderatedPhotos(
  db: Db,
  items: readonly { content_type: string; content_id: string }[],
): Promise<(PhotoRow & { item: string })[]> {
  const types = items.map(({ content_type }) => content_type);
  const ids = items.map(({ content_id }) => content_id);
  const { rows } = await sql<PhotoRow & { item: string }>`
    select i.type || ' ' || i.id as item, p.id, p.subject_id, p.width, p.height, p.thumbhash
    from unnest(${types}::text[], ${ids}::uuid[]) i (type, id)
    cross join lateral (
      select p.* from photos p where i.type <> 'photo' and p.belongs_to = i.type and p.subject_id = i.id
      union all
      select p.* from photos p where i.type = 'photo' and p.id = i.id) p
    where p.state = 'ready'
    order by item, p.position, p.id`.execute(db);
  return rows;
}
