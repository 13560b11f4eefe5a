import { MEMORY_CAPTION_MAX_CHARS, MEMORY_PHOTOS_MAX } from '@liora/domain/limits';
import { ArrowLeft, ArrowRight, ImagePlus, MapPinOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { firstPhotos } from '../../photos/firstPhotos.actions.ts';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { UploadProgress } from '../../photos/UploadProgress.tsx';
import { isUnderWay, usePhotoUpload } from '../../photos/usePhotoUpload.ts';
import { PHOTO_TYPES, useTakenFiles } from '../../photos/useTakenFiles.ts';
import styles from '../memories.module.css';
import { memoryFormText } from './form.text.ts';
import type { DraftPhoto } from './memoryDraft.forms.ts';

interface DraftPhotosProps {
  photos: readonly DraftPhoto[];
  onChange: (change: (before: DraftPhoto[]) => DraftPhoto[]) => void;
  onBusy: (busy: boolean) => void;
}

/** Photos with captions, in their order: one is large, the others stand under it. */
export function DraftPhotos({ photos, onChange, onBusy }: DraftPhotosProps) {
  const [chosenId, choose] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { upload, add, countUnderWay, cancel, retry } = usePhotoUpload('memory', (photo) => {
    onChange((before) => [...before, { ...photo, caption: null }]);
    choose(photo.id);
  });
  const left = MEMORY_PHOTOS_MAX - photos.length;
  const files = useTakenFiles((taken) => {
    const room = firstPhotos(taken, { left: left - countUnderWay(), most: MEMORY_PHOTOS_MAX });
    if (room.length > 0) add(room);
  });
  const busy = isUnderWay(upload);
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === chosenId),
  );
  const chosen = photos[index];
  return (
    <div {...files.props} className="min-w-0">
      {chosen && <Chosen key={chosen.id} index={index} photos={photos} onChange={onChange} />}
      <ul className={styles.strip} data-empty={photos.length === 0 ? '' : undefined}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-pressed={at === index}
              aria-label={memoryFormText.nth(at + 1, photos.length)}
              onClick={() => choose(photo.id)}
            >
              <PhotoPicture photo={photo} alt="" sizes="96px" className={styles.square} />
            </button>
          </li>
        ))}
        {left > 0 && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-label={memoryFormText.addPhoto}
              onClick={() => input.current?.click()}
            >
              <ImagePlus aria-hidden="true" />
              {photos.length === 0 && <span className="text-small">{memoryFormText.addPhoto}</span>}
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
      <p className="flex gap-2.5 text-small text-ink-2">
        <MapPinOff aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {memoryFormText.noLocation}
      </p>
    </div>
  );
}

function Chosen({ index, photos, onChange }: Omit<DraftPhotosProps, 'onBusy'> & { index: number }) {
  const photo = photos[index];
  if (!photo) return null;
  const move = (to: number) =>
    onChange((before) => {
      const rest = before.filter(({ id }) => id !== photo.id);
      return [...rest.slice(0, to), photo, ...rest.slice(to)];
    });
  const caption = (words: string) =>
    onChange((before) => before.map((one) => (one.id === photo.id ? { ...one, caption: words } : one)));
  return (
    <div className="grid gap-3">
      <PhotoPicture
        photo={photo}
        alt={memoryFormText.nth(index + 1, photos.length)}
        sizes="(min-width: 768px) 500px, 100vw"
        className={styles.big}
      />
      <div className="flex items-end gap-1">
        <Field
          label={memoryFormText.caption}
          optional
          className="min-w-0 flex-1"
          maxLength={MEMORY_CAPTION_MAX_CHARS}
          value={photo.caption ?? ''}
          onChange={(event) => caption(event.target.value)}
        />
        <IconButton label={memoryFormText.moveEarlier} disabled={index === 0} onClick={() => move(index - 1)}>
          <ArrowLeft />
        </IconButton>
        <IconButton
          label={memoryFormText.moveLater}
          disabled={index === photos.length - 1}
          onClick={() => move(index + 1)}
        >
          <ArrowRight />
        </IconButton>
        <IconButton
          label={memoryFormText.remove}
          onClick={() => onChange((before) => before.filter(({ id }) => id !== photo.id))}
        >
          <Trash2 />
        </IconButton>
      </div>
    </div>
  );
}
