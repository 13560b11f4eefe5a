import type { Person } from '@liora/domain/contract/common';
import type { Photo } from '@liora/domain/contract/photos';

/** A photo with who took it. */
export interface ShownPhoto {
  photo: Photo;
  author: Person;
  isOwn: boolean;
}
