import { planCover } from '@liora/art/planCover';
import type { Inset, Stop } from '@liora/art/planLayout';
import { useId, useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { ArtSize } from './ArtFrame.tsx';

export type PlanDrawingProps = ArtSize & {
  id: string;
  theme: string | null | undefined;
  stops: readonly Stop[];
  inset: Inset | undefined;
};

/** The drawn cover itself; loaded through `PlanArt`. */
export default function PlanDrawing({ id, theme, stops, inset, width, height }: PlanDrawingProps) {
  const uid = useId();
  const light = useTheme() === 'dark' ? 'night' : 'day';
  const svg = useMemo(
    () => planCover({ id, theme, stops, inset, width, height, light, uid }),
    [id, theme, stops, inset, width, height, light, uid],
  );
  return <SvgArt svg={svg} className="art-drawing" />;
}
