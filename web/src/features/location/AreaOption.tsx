import { History, LocateFixed, MapPin, RotateCcw } from 'lucide-react';
import { useLocationStatus } from '../../lib/location/locationStatusStore.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { areaText } from './area.text.ts';
import type { AreaRow } from './areaRows.rules.ts';

const ICONS = { here: LocateFixed, default: RotateCcw, recent: History, found: MapPin };

/** One row: an icon, the name, and what tells it from its namesakes. */
export function AreaOption({ row, finding }: { row: AreaRow; finding: boolean }) {
  const status = useLocationStatus();
  const Icon = ICONS[row.kind];
  const busy = row.kind === 'here' && finding;
  const blocked = row.kind === 'here' && status === 'denied';
  const note = 'area' in row ? row.area.of : blocked ? areaText.blocked : '';
  return (
    <>
      {busy ? <Spinner /> : <Icon aria-hidden="true" />}
      <span className="area-option">
        <span className="area-option-name">{busy ? areaText.finding : row.label}</span>
        {note && <span className="area-option-of">{note}</span>}
      </span>
    </>
  );
}
