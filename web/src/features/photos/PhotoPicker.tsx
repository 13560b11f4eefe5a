import type { Photo } from '@liora/domain/contract/photos';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './photos.module.css';
import { photosText } from './photos.text.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { usePhotoUpload } from './usePhotoUpload.ts';
import { PHOTO_TYPES, useTakenFiles } from './useTakenFiles.ts';

interface PhotoPickerProps {
  /** The kind of content that will show it. */
  kind: string;
  /** Words of the button. */
  label?: string;
  /** What is shown beside the button: the photo so far. */
  children: (shown: { chosen: string | null }) => ReactNode;
  onDone: (photo: Photo) => void;
  /** Another button, e.g. one that takes the photo away. */
  more?: ReactNode;
}

/** Chooses, drops or pastes one photo and sends it; says how far it is, and can be given up or tried again. */
export function PhotoPicker({ kind, label = photosText.choose, children, onDone, more }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { upload, send, cancel, retry } = usePhotoUpload(kind, (photo, sent) => {
    setChosen((before) => {
      if (before) URL.revokeObjectURL(before);
      return URL.createObjectURL(sent);
    });
    onDone(photo);
  });
  const takeFiles = useTakenFiles(([file]) => file && send([file]));
  return (
    <div className={styles.picker} {...takeFiles.props}>
      {children({ chosen })}
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES}
          hidden
          onChange={(event) => {
            takeFiles.take(event.target.files);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" icon={<ImagePlus />} onClick={() => input.current?.click()}>
            {label}
          </Button>
          {more}
        </div>
        <p className="text-caption text-ink-2 max-md:hidden">{photosText.dropHint}</p>
        <UploadProgress upload={upload} onCancel={cancel} onRetry={retry} />
      </div>
    </div>
  );
}
