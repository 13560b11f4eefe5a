import { ChevronDown, LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { locate } from '../../../lib/location/locate.ts';
import { locationText } from '../../../lib/location/location.text.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { exploreText } from '../explore.text.ts';

const AreaDialog = lazyPart(async () => (await import('../../location/AreaDialog.tsx')).AreaDialog);

interface AreaButtonProps {
  area: string;
  /** The reader's own position or an area they chose: the default area alone offers to use the position. */
  known: boolean;
}

/** Where everything on the screen is near: its name opens the way to another area; beside it one's own position (RUL-64). */
export function AreaButton({ area, known }: AreaButtonProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <div className="area">
      <button
        type="button"
        className="area-open"
        aria-haspopup="dialog"
        aria-label={exploreText.changeArea(area)}
        onClick={() => setOpen(true)}
      >
        <MapPin className="size-[18px]" aria-hidden="true" />
        <span className="area-name">{area}</span>
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      {!known && <LocateButton />}
      {open !== undefined && (
        <Region broken={<PartLost onLost={() => setOpen(undefined)} />}>
          <AreaDialog open={open} onOpenChange={setOpen} />
        </Region>
      )}
    </div>
  );
}

function LocateButton() {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await locate();
    setAsking(false);
  };
  return (
    <button type="button" className="area-locate" onClick={ask} disabled={asking}>
      <LocateFixed aria-hidden="true" />
      <span>{locationText.use}</span>
    </button>
  );
}
