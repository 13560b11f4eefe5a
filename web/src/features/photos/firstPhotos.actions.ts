import { toast } from '../../ui/toast.ts';
import { photosText } from './photos.text.ts';

/** As many of the chosen files as there is room for among at most `most`; that others stay out is told. */
export function firstPhotos(files: readonly File[], { left, most }: { left: number; most: number }): File[] {
  if (files.length > left) toast(photosText.onlySoMany(most), { kind: 'error' });
  return files.slice(0, Math.max(0, left));
}
