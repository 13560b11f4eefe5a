import type { Memory } from '@liora/domain/contract/memories';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import type { ShownPhoto } from '../../photos/shownPhoto.types.ts';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';

const PhotoViewer = lazyPart(async () => (await import('../../photos/PhotoViewer.tsx')).PhotoViewer);

/** How wide each is, where there are few of them. */
const SIZES: Record<number, string> = {
  1: '(min-width: 768px) 560px, 100vw',
  2: '(min-width: 768px) 400px, 45vw',
};

/** All photos of a memory with their captions; a press shows one large, where it can be reported. */
export function MemoryPhotos({ memory }: { memory: Memory }) {
  const me = useMe();
  const partner = usePartnerName() ?? memoriesText.yourPartner;
  const [index, setIndex] = useState<number | null>(null);
  const { photos } = memory;
  if (photos.length === 0) return null;
  const shown: ShownPhoto[] = photos.map(({ caption, by, ...photo }) => ({
    photo,
    author: { user_id: '', username: by === 'you' ? (me?.username ?? '') : partner, profile_photo_url: null },
    isOwn: by === 'you',
  }));
  return (
    <div className={styles.photos} data-photos={photos.length}>
      {photos.map((photo, at) => (
        <figure key={photo.id}>
          <button
            type="button"
            aria-label={
              photo.caption
                ? memoriesText.photoOf(at + 1, photos.length, photo.caption)
                : memoriesText.photoNth(at + 1, photos.length)
            }
            onClick={() => setIndex(at)}
          >
            <PhotoPicture
              photo={photo}
              alt=""
              sizes={SIZES[photos.length] ?? '(min-width: 768px) 260px, 45vw'}
              className={styles.square}
            />
          </button>
          {photo.caption && (
            <figcaption className="text-small text-ink-2 wrap-anywhere">{photo.caption}</figcaption>
          )}
        </figure>
      ))}
      {index !== null && (
        <Region broken={<PartLost onLost={() => setIndex(null)} />}>
          <PhotoViewer
            shown={shown}
            title={memory.place_name}
            index={index}
            onIndex={setIndex}
            onClose={() => setIndex(null)}
          />
        </Region>
      )}
    </div>
  );
}
