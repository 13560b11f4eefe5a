import { coverChoice } from '@liora/art/placeCover';
import { use, useMemo } from 'react';
import { useTheme } from '../ui/theme/useTheme.ts';
import { coverPicture } from './coverPictures.ts';
import { loadScene } from './loadScene.ts';

export interface PlaceThumbProps {
  id: string;
  category: string;
  /** Its width, CSS pixels, and its height where that is another. */
  size: number;
  height?: number;
}

/** The picture itself; loaded through `PlaceThumb`, and waits for its one scene. */
export default function PlaceThumbDrawing({ id, category, size, height }: PlaceThumbProps) {
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const choice = useMemo(() => coverChoice({ id, category }), [id, category]);
  const draw = use(loadScene(choice.category, choice.scene));
  const picture = coverPicture({ id, category, size, height, light }, choice, draw);
  return <img className="art-thumb" src={picture} alt="" />;
}
