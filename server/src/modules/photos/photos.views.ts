import type { Photo, PlacePhoto } from '@liora/domain/contract/photos';
import type { Viewer } from '../../rpc/context.ts';
import type { PhotoRow } from './photos.queries.ts';
import type { PlacePhotoRow } from './placePhotos.queries.ts';

export const toPhoto = ({ id, width, height, thumbhash }: PhotoRow): Photo => ({
  id,
  width,
  height,
  thumbhash,
});

/** With who took it: name and photo, and no more of a private profile (RUL-79). */
export const toPlacePhoto = (row: PlacePhotoRow, viewer: Viewer | null): PlacePhoto => ({
  ...toPhoto(row),
  author: { user_id: row.user_id, username: row.username, profile_photo_url: row.profile_photo_url },
  uploaded_at: row.uploaded_at.toISOString(),
  is_own: viewer?.userId === row.user_id,
});
