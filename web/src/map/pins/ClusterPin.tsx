import { mapText } from '../map.text.ts';
import type { PlacedCluster } from './pinLayout.ts';

interface ClusterPinProps {
  cluster: PlacedCluster;
  focusable: boolean;
  onOpen: () => void;
}

/** A crowd of places as one pill with their number; pressing it zooms in on them. */
export function ClusterPin({ cluster, focusable, onOpen }: ClusterPinProps) {
  return (
    <button
      type="button"
      className="map-pin"
      data-look="cluster"
      data-key={cluster.id}
      aria-label={mapText.cluster(cluster.count)}
      tabIndex={focusable ? 0 : -1}
      onClick={onOpen}
    >
      <span className="map-pill">{cluster.count}</span>
    </button>
  );
}
