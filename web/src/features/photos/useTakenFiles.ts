import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** HEIC has no type of its own in some pickers. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Files that are dropped on an element or pasted into it, beside those of a file input. */
export function useTakenFiles(onTaken: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onTaken([...files]);
  };
  const props = {
    'data-over': over ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
  };
  return { take, props };
}
