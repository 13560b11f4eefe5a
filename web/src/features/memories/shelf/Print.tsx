import type { Memory } from '@liora/domain/contract/memories';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import styles from '../memories.module.css';

/** The first photo of a memory on paper, with a line under it. */
export function Print({ memory, words }: { memory: Pick<Memory, 'id' | 'photos' | 'place'>; words: string }) {
  const [photo] = memory.photos;
  return (
    <div className={styles.print}>
      {photo ? (
        <PhotoPicture photo={photo} alt="" sizes="180px" className={styles.printPicture} lost={<span />} />
      ) : (
        <PlaceArt place={memory.place ?? unknownPlace(memory.id)} ratio={1} className={styles.printPicture} />
      )}
      <p className={styles.printWords}>{words}</p>
    </div>
  );
}
