import { type CoveredPlace, drawPlace } from '@liora/art/placeCover';
import { useId, useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { ArtSize } from './ArtFrame.tsx';
import { useScene } from './useScene.ts';

export type PlaceDrawingProps = ArtSize & { place: CoveredPlace };

/** The drawn cover itself; loaded through `PlaceArt`, and waits for its one scene. */
export default function PlaceDrawing({ place, width, height }: PlaceDrawingProps) {
  const uid = useId();
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const { choice, draw } = useScene(place);
  const { id } = place;
  const svg = useMemo(
    () => drawPlace({ id, width, height, light, uid }, choice, draw),
    [id, width, height, light, uid, choice, draw],
  );
  return <SvgArt svg={svg} className="art-drawing" />;
}
