import { lazy } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import type { ThemeLight } from './ThemeDrawing.tsx';

const ThemeDrawing = lazy(() => import('./ThemeDrawing.tsx'));

const SIZE = { width: 220, height: 187 };

/** One cover by day, after dark, or split between both: a theme as a picture. */
export function ThemeArt({ light }: { light: ThemeLight }) {
  return (
    <ArtFrame {...SIZE}>
      <ThemeDrawing light={light} {...SIZE} />
    </ArtFrame>
  );
}
