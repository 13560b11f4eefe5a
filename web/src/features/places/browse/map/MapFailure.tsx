import { RotateCw } from 'lucide-react';
import { Chip } from '../../../../ui/Chip.tsx';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import { browseText } from '../browse.text.ts';

/** Over the map, where the other map offers to search its area: that places in view are missing, and the way to ask again. */
export function MapFailure({ retry }: { retry: (() => void) | null }) {
  return (
    <LiveRegion visible>
      {retry && (
        <Chip floating className="search-area" icon={<RotateCw />} onClick={retry}>
          {browseText.mapFailed}
        </Chip>
      )}
    </LiveRegion>
  );
}
