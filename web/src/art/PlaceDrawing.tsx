import { coverChoice, drawPlace } from '@liora/art/placeCover';
import { use, useId, useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { ArtSize } from './ArtFrame.tsx';
import { loadScene } from './loadScene.ts';

export type PlaceDrawingProps = ArtSize & { id: string; category: string };

/** The drawn cover itself; loaded through `PlaceArt`, and waits for its one scene. */
export default function PlaceDrawing({ id, category, width, height }: PlaceDrawingProps) {
  const uid = useId();
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const choice = useMemo(() => coverChoice({ id, category }), [id, category]);
  const draw = use(loadScene(choice.category, choice.scene));
  const svg = useMemo(
    () => drawPlace({ id, category, width, height, light, uid }, choice, draw),
    [id, category, width, height, light, uid, choice, draw],
  );
  return <SvgArt svg={svg} className="art-drawing" />;
}
