import { categoryLabels } from '@liora/domain/rules/categories.text';
import { MOODS } from '@liora/domain/rules/moods';
import { radiusLabel } from '@liora/domain/rules/radius';
import { dietName, kindName } from '@liora/domain/rules/shownNames';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { placeListText } from '../../placeList.text.ts';
import type { PlaceSearch } from '../../placeSearch.rules.ts';
import { browseText } from '../browse.text.ts';
import { isArea } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';
import { MoodChips } from './MoodChips.tsx';
import { PricePopover } from './PricePopover.tsx';
import { TimeChip } from './TimeChip.tsx';

interface FilterChipsProps {
  browse: Browse;
  floating?: boolean;
}

/** The filters within reach. Moods that the page was opened with stand right after the time. */
export function FilterChips({ browse, floating = false }: FilterChipsProps) {
  const { search, change } = browse;
  const [leading] = useState(search.moods ?? []);
  const look = { browse, floating };
  return (
    <ChipRow label={browseText.filters}>
      <Leavable browse={browse} floating={floating} />
      <TimeChip {...look} />
      <MoodChips {...look} moods={leading} />
      <PricePopover {...look} />
      <Chip
        on={search.outdoor ?? false}
        floating={floating}
        onClick={() => change({ outdoor: search.outdoor ? undefined : true, at: undefined })}
      >
        {placeListText.outdoorSeating}
      </Chip>
      <MoodChips {...look} moods={MOODS.filter((mood) => !leading.includes(mood))} />
    </ChipRow>
  );
}

/** Filters that are only here while they are on: an area of the map, a category, a kind, a diet. A press takes them away. */
function Leavable({ browse: { search, change }, floating }: { browse: Browse; floating: boolean }) {
  const on: { label: string; without: Partial<PlaceSearch> }[] = [];
  if (isArea(search)) on.push({ label: browseText.thisArea, without: NO_AREA });
  else if (search.radius !== undefined)
    on.push({ label: browseText.within(radiusLabel(search.radius)), without: NO_AREA });
  if (search.category)
    on.push({
      label: categoryLabels[search.category],
      without: { category: undefined, sub: undefined },
    });
  if (search.sub && search.category) on.push({ label: kindName(search.sub), without: { sub: undefined } });
  for (const diet of search.diet ?? []) {
    const rest = search.diet?.filter((other) => other !== diet);
    on.push({ label: dietName(diet), without: { diet: rest?.length ? rest : undefined } });
  }
  return on.map(({ label, without }) => (
    <Chip
      key={label}
      on
      floating={floating}
      iconEnd={<X />}
      onClick={() => change({ ...without, at: undefined })}
    >
      {label}
    </Chip>
  ));
}

/** The change that leaves an area picked on the map. */
export const NO_AREA: Partial<PlaceSearch> = { lat: undefined, lng: undefined, radius: undefined };
