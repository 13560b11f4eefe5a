import type { Memory } from '@liora/domain/contract/memories';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import styles from '../memories.module.css';

const SHOWN = 3;

/** The first photos of a memory side by side; without any the place draws its own cover. */
export function Collage({ memory, first = false }: { memory: Memory; first?: boolean }) {
  const photos = memory.photos.slice(0, SHOWN);
  if (photos.length === 0)
    return (
      <div className={styles.collage} data-photos="0">
        <PlaceArt
          place={memory.place ?? unknownPlace(memory.id)}
          ratio={2}
          className={styles.art}
          first={first || undefined}
        />
      </div>
    );
  return (
    <div className={styles.collage} data-photos={photos.length}>
      {photos.map((photo) => (
        <PhotoPicture
          key={photo.id}
          photo={photo}
          alt=""
          sizes="(min-width: 768px) 480px, 72vw"
          className={styles.tile}
          lost={<span />}
        />
      ))}
    </div>
  );
}
