import type { CoveredPlace } from '@liora/art/placeCover';
import { useTheme } from '../ui/theme/useTheme.ts';
import { coverPicture } from './coverPictures.ts';
import { useScene } from './useScene.ts';

export interface PlaceThumbProps {
  place: CoveredPlace;
  /** Its width, CSS pixels, and its height where that is another. */
  size: number;
  height?: number;
}

/** The picture itself; loaded through `PlaceThumb`, and waits for its one scene. */
export default function PlaceThumbDrawing({ place, size, height }: PlaceThumbProps) {
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const { choice, draw } = useScene(place);
  const picture = coverPicture({ id: place.id, size, height, light }, choice, draw);
  return <img className="art-thumb" src={picture} alt="" />;
}
