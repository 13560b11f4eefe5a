import { lazy, memo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import type { PlaceThumbProps } from './PlaceThumbDrawing.tsx';

/** In its own chunk, as the large covers are. */
const PlaceThumbDrawing = lazy(() => import('./PlaceThumbDrawing.tsx'));

interface ShownThumbProps extends PlaceThumbProps {
  /** Among the first of its screen. */
  first?: boolean;
}

/** The cover of a place in a list: one picture from a shared cache, where `PlaceArt` is a drawing in the document. */
export const PlaceThumb = memo(function PlaceThumb({ first, size, height = size, place }: ShownThumbProps) {
  return (
    <ArtFrame width={size} height={height} first={first} ground={place.category}>
      <PlaceThumbDrawing place={place} size={size} height={height} />
    </ArtFrame>
  );
});
