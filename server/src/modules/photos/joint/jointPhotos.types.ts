import type { PhotoRow } from '../photos.queries.ts';

/** A photo of a thing that several people add photos to. */
export interface JointPhotoRow extends PhotoRow {
  user_id: string;
  caption: string | null;
}

/** A thing of two that becomes one of each: `from` stays with `maker`, `to` is the other one's. */
export interface Parted {
  from: string;
  to: string;
  maker: string;
  other: string;
}
