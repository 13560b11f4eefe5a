import { lazy, memo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import type { PlaceThumbProps } from './PlaceThumbDrawing.tsx';

/** In its own chunk, as the large covers are. */
const PlaceThumbDrawing = lazy(() => import('./PlaceThumbDrawing.tsx'));

/** The cover of a place in a list: one picture from a shared cache, where `PlaceArt` is a drawing in the document. */
export const PlaceThumb = memo(function PlaceThumb({ id, category, size, height = size }: PlaceThumbProps) {
  return (
    <ArtFrame width={size} height={height} ground={category}>
      <PlaceThumbDrawing id={id} category={category} size={size} height={height} />
    </ArtFrame>
  );
});
