import type { SavedOverview } from '@liora/domain/contract/saved';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { savedText } from '../saved.text.ts';

interface CategoryChipsProps {
  overview: SavedOverview;
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** The categories with their counts, Uncategorized last. */
export function CategoryChips({ overview, chosen, onChoose }: CategoryChipsProps) {
  const { total, categories, uncategorized } = overview;
  const all = [
    { id: undefined, name: savedText.all, count: total },
    ...categories,
    { id: 'uncategorized', name: savedText.uncategorized, count: uncategorized.count },
  ];
  return (
    <ChipRow label={savedText.categories}>
      {all.map(({ id, name, count }) => (
        <Chip key={id ?? 'all'} on={chosen === id} onClick={() => onChoose(id)}>
          {name} <span className="tabular-nums opacity-70">{count}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
