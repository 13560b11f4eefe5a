import { useId, useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { ArtSize } from './ArtFrame.tsx';
import { placeCover } from './placeCover.ts';

export type PlaceDrawingProps = ArtSize & { id: string; category: string };

/** The drawn cover itself; loaded through `PlaceArt`. */
export default function PlaceDrawing({ id, category, width, height }: PlaceDrawingProps) {
  const uid = useId();
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const svg = useMemo(
    () => placeCover({ id, category, width, height, light, uid }),
    [id, category, width, height, light, uid],
  );
  return <SvgArt svg={svg} className="art-drawing" />;
}
