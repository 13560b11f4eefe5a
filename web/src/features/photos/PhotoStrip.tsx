import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { PartLost } from '../../ui/PartLost.tsx';
import { Region } from '../../ui/Region.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosText } from './photos.text.ts';
import type { ShownPhoto } from './shownPhoto.types.ts';

const PhotoViewer = lazyPart(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

interface PhotoStripProps {
  shown: readonly ShownPhoto[];
  /** What they show. */
  title: string;
}

/** Photos in a row; each opens large. */
export function PhotoStrip({ shown, title }: PhotoStripProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.strip} aria-label={photosText.of(title)}>
        {shown.map(({ photo, author }, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={photosText.openNth(index + 1, shown.length, author.username)}
              onClick={() => setOpen(index)}
            >
              <PhotoPicture photo={photo} alt="" sizes="120px" className={styles.thumbPicture} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && shown[open] && (
        <Region broken={<PartLost onLost={() => setOpen(null)} />}>
          <PhotoViewer
            shown={shown}
            title={title}
            index={open}
            onIndex={setOpen}
            onClose={() => setOpen(null)}
          />
        </Region>
      )}
    </>
  );
}
