import { priceLabel } from '@liora/domain/rules/price';
import { Chip } from '../../../../ui/Chip.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { toggled } from './toggled.rules.ts';

const LEVELS = [1, 2, 3, 4] as const;

/** Free places come with the inexpensive ones (RUL-54, MOOD-13 to MOOD-16). */
export function PriceChips({ browse: { search, change } }: { browse: Browse }) {
  return LEVELS.map((level) => (
    <Chip
      key={level}
      on={search.price?.includes(level) ?? false}
      onClick={() => change({ price: toggled(search.price, level), at: undefined })}
    >
      <span aria-hidden="true">{priceLabel(level)}</span>
      <VisuallyHidden>{browseText.priceNames[level]}</VisuallyHidden>
    </Chip>
  ));
}
