import { SEARCH_MAX_RADIUS_MILES } from '@liora/domain/limits';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { LatLng, MapMove } from '../../../../map/mapTypes.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { isWorthSearching } from './worthSearching.rules.ts';

interface SearchAreaButtonProps {
  browse: Browse;
  move: MapMove | null;
  /** Where the map was brought at first. */
  start: LatLng;
}

/** Appears once the reader has moved the map far enough; puts centre and radius into the address. */
export function SearchAreaButton({ browse, move, start }: SearchAreaButtonProps) {
  const [searched, setSearched] = useState<MapMove | null>(null);
  // Where the page itself brought the map is what was searched.
  if (move && move.by !== 'user' && move !== searched) setSearched(move);
  if (move?.by !== 'user') return null;
  const before = searched ?? { center: start, radiusMiles: move.radiusMiles };
  if (!isWorthSearching(before, move)) return null;
  const { center, radiusMiles } = move;
  const near = browse.found.first?.understood.near;
  return (
    <Chip
      floating
      className="search-area"
      icon={<RotateCw />}
      onClick={() => {
        setSearched(move);
        browse.change({
          lat: rounded(center.lat),
          lng: rounded(center.lng),
          radius: Math.min(SEARCH_MAX_RADIUS_MILES, Math.max(0.1, rounded(radiusMiles))),
          at: undefined,
          // The words name another place than the one that the map was brought to.
          ...(near && { q: near.rest || undefined }),
        });
      }}
    >
      {browseText.searchArea}
    </Chip>
  );
}

/** Four decimals of a degree are about ten metres. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
