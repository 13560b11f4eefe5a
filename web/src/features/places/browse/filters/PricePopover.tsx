import { ChevronDown } from 'lucide-react';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { Popover } from '../../../../ui/Popover.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { priceWords } from './activeFilters.rules.ts';
import { PriceChips } from './PriceChips.tsx';

/** The Price chip: opens the four levels. */
export function PricePopover({ browse, floating = false }: { browse: Browse; floating?: boolean }) {
  const levels = priceWords(browse.search.price?.toSorted() ?? []);
  return (
    <Popover
      title={browseText.price}
      align="start"
      trigger={
        <Chip floating={floating} data-on={levels ? '' : undefined} iconEnd={<ChevronDown />}>
          {levels ? browseText.priceChosen(levels) : browseText.price}
        </Chip>
      }
    >
      <ChipRow label={browseText.price} wrap>
        <PriceChips browse={browse} />
      </ChipRow>
    </Popover>
  );
}
