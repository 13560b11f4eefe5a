import type { Settings } from '../../config.ts';
import { diskStore } from './diskStore.ts';
import type { PhotoStore } from './photoStore.ts';
import { s3Store } from './s3Store.ts';

/** Where the settings say that photos lie. */
export function createPhotoStore({ photos }: Pick<Settings, 'photos'>): PhotoStore {
  return photos.kind === 's3' ? s3Store(photos) : diskStore(photos.folder);
}
