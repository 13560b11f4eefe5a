import { formatNumber } from '@liora/domain/i18n/format';
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
      aria-label={cluster.more ? mapText.clusterOfMore(cluster.count) : mapText.cluster(cluster.count)}
      tabIndex={focusable ? 0 : -1}
      onClick={onOpen}
    >
      <span className="map-pill">{pillCount(cluster)}</span>
    </button>
  );
}

/** '950', '1.2K', '20K+': a pill has room for a few letters; the whole number is in its name. */
function pillCount({ count, more }: PlacedCluster): string {
  const short = formatNumber(count, { notation: 'compact', maximumFractionDigits: count < 10_000 ? 1 : 0 });
  return more ? mapText.atLeast(short) : short;
}
