import type { PlanStop } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { boundsOf } from '../../../map/geo/bounds.ts';
import { webglAvailable } from '../../../map/webgl.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { planText } from './plan.text.ts';
import { routeOnMap } from './routeOnMap.rules.ts';

const MapView = lazyPart(async () => (await import('../../../map/MapView.tsx')).default);
const NO_POINTS: never[] = [];

interface PlanMapDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  stops: readonly PlanStop[];
}

/** The plan's route on the map; MapLibre is fetched only when somebody opens it. */
export function PlanMapDialog({ open, onClose, title, stops }: PlanMapDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={planText.mapTitle}
      size="lg"
      bodyClassName="plan-map"
    >
      <RouteMap title={title} stops={stops} />
    </Dialog>
  );
}

function RouteMap({ title, stops }: Pick<PlanMapDialogProps, 'title' | 'stops'>) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const [drawable, setDrawable] = useState(webglAvailable);
  // The map compares by identity: the same arrays as long as the dialog is open.
  const [{ route, center, fit }] = useState(() => {
    const route = routeOnMap(stops);
    const [first] = route;
    return { route, center: { lat: first?.lat ?? 0, lng: first?.lng ?? 0 }, fit: boundsOf(route) };
  });
  if (!drawable) return <p className="p-6 text-ink-2">{planText.noMap}</p>;
  const waiting = <Skeleton height="100%" radius={0} />;
  if (!config) return waiting;
  return (
    <Region waiting={waiting} broken={<PartLost quiet onLost={() => setDrawable(false)} />}>
      <MapView
        config={config}
        points={NO_POINTS}
        center={center}
        fit={fit}
        route={route}
        ariaLabel={planText.mapOf(title)}
        onUnavailable={() => setDrawable(false)}
      />
    </Region>
  );
}
