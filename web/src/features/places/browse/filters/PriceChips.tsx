import { priceLabel } from '@liora/domain/rules/price';
import { Chip } from '../../../../ui/Chip.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { toggled } from './toggled.rules.ts';

/** Free places come with the inexpensive ones (RUL-54, MOOD-13 to MOOD-16). */
export function PriceChips({ browse: { search, change } }: { browse: Browse }) {
  return browseText.priceNames.map((name, index) => {
    const level = index + 1;
    return (
      <Chip
        key={name}
        on={search.price?.includes(level) ?? false}
        onClick={() => change({ price: toggled(search.price, level), at: undefined })}
      >
        <span aria-hidden="true">{priceLabel(level)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Chip>
    );
  });
}
