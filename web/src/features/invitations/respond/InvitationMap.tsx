import type { Invitation } from '@liora/domain/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { mapPoint } from '../../places/browse/map/mapPoints.rules.ts';
import styles from '../invitations.module.css';
import { invitationsText } from '../invitations.text.ts';

const StillMap = lazyPart(async () => (await import('../../../map/still/StillMap.tsx')).default);

/** The small map, of a place that its reader may see. */
export function InvitationMap({ invitation: { place } }: { invitation: Invitation }) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const [lost, setLost] = useState(false);
  const point = place && mapPoint(place);
  if (!point || lost) return null;
  return (
    <div className={styles.map}>
      {config && (
        <Region broken={<PartLost quiet onLost={() => setLost(true)} />}>
          <StillMap
            config={config}
            points={[point]}
            selectedId={point.id}
            center={point}
            ariaLabel={invitationsText.map(place.name)}
            onUnavailable={() => setLost(true)}
          />
        </Region>
      )}
    </div>
  );
}
