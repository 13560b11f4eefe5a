import type { Photo } from '@liora/domain/contract/photos';
import { ArrowLeft, Camera, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { firstPhotos } from './firstPhotos.actions.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosText } from './photos.text.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { isUnderWay, usePhotoUpload } from './usePhotoUpload.ts';
import { PHOTO_TYPES, useTakenFiles } from './useTakenFiles.ts';

interface PhotosFieldProps {
  /** The kind of content that will show them. */
  kind: string;
  photos: readonly Photo[];
  most: number;
  onAdd: (photo: Photo) => void;
  /** Others in another order, or fewer. */
  onChange: (photos: Photo[]) => void;
  /** While photos are on their way the form should not be sent. */
  onBusy: (busy: boolean) => void;
}

/** Photos of something, in their order: more are chosen, dropped or pasted, taken away, and moved to the front. */
export function PhotosField({ kind, photos, most, onAdd, onChange, onBusy }: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, add, countUnderWay, cancel, retry } = usePhotoUpload(kind, onAdd);
  const left = most - photos.length;
  const files = useTakenFiles((taken) => {
    const room = firstPhotos(taken, { left: left - countUnderWay(), most });
    if (room.length > 0) add(room);
  });
  const busy = isUnderWay(upload);
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  const without = (gone: Photo) => photos.filter(({ id }) => id !== gone.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a grid everywhere
    <div {...files.props} className={styles.field} role="group" aria-label={photosText.photos}>
      <ul className={styles.tiles}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoPicture
              photo={photo}
              alt={photosText.nth(index + 1, photos.length)}
              sizes="96px"
              className={styles.tile}
            />
            <IconButton
              variant="float"
              className={styles.remove}
              label={photosText.removeNth(index + 1)}
              onClick={() => onChange(without(photo))}
            >
              <X />
            </IconButton>
            {index > 0 && (
              <IconButton
                variant="float"
                className={styles.first}
                label={photosText.showFirst(index + 1)}
                onClick={() => onChange([photo, ...without(photo)])}
              >
                <ArrowLeft />
              </IconButton>
            )}
          </li>
        ))}
        {left > 0 && (
          <li>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Camera aria-hidden="true" />
              {photosText.add}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        onChange={(event) => {
          files.take(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <UploadProgress upload={upload} onCancel={cancel} onRetry={retry} />
    </div>
  );
}
