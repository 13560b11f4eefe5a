import { type CoveredPlace, coverChoice } from '@liora/art/placeCover';
import { use, useMemo } from 'react';
import { loadScene } from './loadScene.ts';

/** The scene of a place: it waits for its one file. */
export function useScene({ id, category, subcategory, types }: CoveredPlace) {
  const choice = useMemo(
    () => coverChoice({ id, category, subcategory, types }),
    [id, category, subcategory, types],
  );
  return { choice, draw: use(loadScene(choice.category, choice.scene)) };
}
