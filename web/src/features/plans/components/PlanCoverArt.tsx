import type { Inset } from '@liora/art/planLayout';
import { useMemo } from 'react';
import { PlanArt } from '../../../art/PlanArt.tsx';

export interface PlanCoverArtProps {
  plan: {
    id: string;
    theme: string | null;
    stops: ReadonlyArray<{ latitude: number | null; longitude: number | null }>;
  };
  width?: number;
  height?: number;
  inset?: Inset;
  /** Leads its screen. */
  first?: boolean;
}

/** The drawn cover of a plan as the API tells it. */
export function PlanCoverArt({ plan, width = 400, height = 300, inset, first }: PlanCoverArtProps) {
  const stops = useMemo(
    () => plan.stops.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
    [plan.stops],
  );
  return (
    <PlanArt
      id={plan.id}
      theme={plan.theme}
      stops={stops}
      width={width}
      height={height}
      inset={inset}
      first={first}
    />
  );
}
