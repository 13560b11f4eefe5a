import { DIETS } from '@liora/domain/rules/diets';
import { dietName } from '@liora/domain/rules/shownNames';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { browseText } from '../browse.text.ts';
import { isArea } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';
import { NO_AREA } from './FilterChips.tsx';
import { PricePopover } from './PricePopover.tsx';
import { TimeChip } from './TimeChip.tsx';
import { toggled } from './toggled.rules.ts';

/** The commonest diets; the rest is in the Filters dialog. */
const QUICK_DIETS = DIETS.slice(0, 3);

/** Time, price and diet of a category (KEY). */
export function QuickFilters({ browse, floating }: { browse: Browse; floating: boolean }) {
  const { search, change } = browse;
  const diets = [...new Set([...(search.diet ?? []), ...QUICK_DIETS])];
  return (
    <ChipRow label={browseText.filters}>
      {isArea(search) && (
        <Chip on floating={floating} onClick={() => change({ ...NO_AREA, at: undefined })}>
          {browseText.thisArea}
        </Chip>
      )}
      <TimeChip browse={browse} floating={floating} />
      <PricePopover browse={browse} floating={floating} />
      {diets.map((diet) => (
        <Chip
          key={diet}
          on={search.diet?.includes(diet) ?? false}
          floating={floating}
          onClick={() => change({ diet: toggled(search.diet, diet), at: undefined })}
        >
          {dietName(diet)}
        </Chip>
      ))}
    </ChipRow>
  );
}
