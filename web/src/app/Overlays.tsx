import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { type OverlayName, type OverlaySearch, useCloseOverlay } from '../lib/overlays.ts';
import { PartLost } from '../ui/PartLost.tsx';
import { Region } from '../ui/Region.tsx';

const PlanDialog = lazyPart(
  async () => (await import('../features/plans/components/PlanDialog.tsx')).PlanDialog,
);
const CreatePlanDialog = lazyPart(
  async () => (await import('../features/plans/components/CreatePlanDialog.tsx')).CreatePlanDialog,
);
const PriveDialog = lazyPart(
  async () => (await import('../features/membership/components/PriveDialog.tsx')).PriveDialog,
);

const SavePlaceDialog = lazyPart(
  async () => (await import('../features/saved/dialog/SavePlaceDialog.tsx')).SavePlaceDialog,
);

/** What each overlay of the address is; null while it is not asked for. */
const SHOWN: Record<OverlayName, (search: OverlaySearch) => ReactNode> = {
  plan: ({ plan }) => plan && <PlanDialog id={plan} />,
  create: ({ create, edit }) =>
    (create || edit) && <CreatePlanDialog key={edit ?? 'new'} editId={edit ?? null} />,
  prive: ({ prive }) => prive && <PriveDialog />,
  save: ({ save }) => save && <SavePlaceDialog key={save} id={save} />,
};

/** The dialogs that stand in the address, over whatever screen. */
export function Overlays() {
  const search = useSearch({ from: '__root__' });
  return Object.entries(SHOWN).map(([name, show]) => {
    const overlay = show(search);
    if (!overlay) return null;
    return (
      <Region key={name} broken={<OverlayLost />} inAddress>
        {overlay}
      </Region>
    );
  });
}

/** What it lay over stays as it was. */
function OverlayLost() {
  return <PartLost onLost={useCloseOverlay()} />;
}
