import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/lazyPart.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { PartLost } from '../../../../ui/PartLost.tsx';
import { Region } from '../../../../ui/Region.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { activeFilters } from './activeFilters.rules.ts';

const FiltersDialog = lazyPart(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);

/** Opens all filters; its number says how many are on. */
export function FiltersButton({ browse }: { browse: Browse }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const count = activeFilters(browse.search, browse.now, browse.timeZone).length;
  return (
    <>
      <span className="filters-button">
        <IconButton
          variant="well"
          label={count > 0 ? browseText.filtersChosen(count) : browseText.filters}
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal />
        </IconButton>
        {count > 0 && <b aria-hidden="true">{count}</b>}
      </span>
      {wanted && (
        <Region broken={<PartLost onLost={() => setWanted(false)} />}>
          <FiltersDialog browse={browse} open={open} onOpenChange={setOpen} />
        </Region>
      )}
    </>
  );
}
