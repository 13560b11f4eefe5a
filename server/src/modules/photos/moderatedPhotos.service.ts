import type { Photo } from '@liora/domain/contract/photos';
import type { Db } from '../../db/client.ts';
import { moderatedPhotos } from './moderatedPhotos.queries.ts';
import { toPhoto } from './photos.views.ts';

/** The photos of things in the queue by 'kind id', withheld ones too; of a photo itself that one. */
export async function photosForModerators(
  db: Db,
  items: readonly { content_type: string; content_id: string }[],
): Promise<Map<string, Photo[]>> {
  const rows = Map.groupBy(await moderatedPhotos(db, items), ({ item }) => item);
  return new Map([...rows].map(([item, ofItem]) => [item, ofItem.map(toPhoto)]));
}
