import type { Inset, Stop } from '@liora/art/planLayout';
import { memo } from 'react';
import { ArtFrame, type ArtShape, artSize } from './ArtFrame.tsx';
import PlanDrawing from './PlanDrawing.tsx';

export type PlanArtProps = ArtShape & {
  /** The stable id of the plan. */
  id: string;
  theme?: string | null;
  /** In order. */
  stops: readonly Stop[];
  /** Pixels kept free of stops, for what lies over the cover. */
  inset?: Inset;
  className?: string;
  /** Leads its screen. */
  first?: boolean | undefined;
};

/** The cover of a plan, its route, drawn for the theme on screen. Decorative: the stops are listed beside it. */
export const PlanArt = memo(function PlanArt(props: PlanArtProps) {
  const { id, theme, stops, inset, className, first, ...shape } = props;
  const size = artSize(shape);
  return (
    <ArtFrame {...size} className={className} first={first}>
      <PlanDrawing id={id} theme={theme} stops={stops} inset={inset} {...size} />
    </ArtFrame>
  );
});
