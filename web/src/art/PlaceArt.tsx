import type { CoveredPlace } from '@liora/art/placeCover';
import { lazy, memo } from 'react';
import { ArtFrame, type ArtShape, artSize } from './ArtFrame.tsx';

/** In its own chunk: the scenes are large, and the page is useful before its pictures are drawn. */
const PlaceDrawing = lazy(() => import('./PlaceDrawing.tsx'));

export type PlaceArtProps = ArtShape & {
  place: CoveredPlace;
  className?: string;
  /** Leads its screen. */
  first?: boolean | undefined;
};

/** The cover of a place, drawn for the theme on screen. Decorative: the name beside it is the content. */
export const PlaceArt = memo(function PlaceArt({ place, className, first, ...shape }: PlaceArtProps) {
  const size = artSize(shape);
  return (
    <ArtFrame {...size} className={className} first={first} ground={place.category}>
      <PlaceDrawing place={place} {...size} />
    </ArtFrame>
  );
});
