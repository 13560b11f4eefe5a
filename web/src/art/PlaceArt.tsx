import { lazy, memo } from 'react';
import { ArtFrame, type ArtShape, artSize } from './ArtFrame.tsx';

/** In its own chunk: the scenes are large, and the page is useful before its pictures are drawn. */
const PlaceDrawing = lazy(() => import('./PlaceDrawing.tsx'));

export type PlaceArtProps = ArtShape & {
  /** The stable id of the place. */
  id: string;
  /** One of the seven categories, or any raw category text. */
  category: string;
  className?: string;
  /** Leads its screen. */
  first?: boolean | undefined;
};

/** The cover of a place, drawn for the theme on screen. Decorative: the name beside it is the content. */
export const PlaceArt = memo(function PlaceArt({ id, category, className, first, ...shape }: PlaceArtProps) {
  const size = artSize(shape);
  return (
    <ArtFrame {...size} className={className} first={first} ground={category}>
      <PlaceDrawing id={id} category={category} {...size} />
    </ArtFrame>
  );
});
