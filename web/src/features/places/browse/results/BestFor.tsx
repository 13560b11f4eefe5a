import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { categoryText } from '../browse.text.ts';
import { MoodChips } from '../filters/MoodChips.tsx';
import type { Browse } from '../useBrowse.ts';
import { bestMoods } from './bestMoods.rules.ts';

/** The moods that these places have most; pressing one keeps only those. */
export function BestFor({ browse }: { browse: Browse }) {
  const { found, search } = browse;
  const chosen = search.moods ?? [];
  const moods = [...new Set([...chosen, ...bestMoods(found.places)])];
  if (moods.length === 0) return null;
  return (
    <div className="best-for">
      <span className="text-small text-ink-2">{categoryText.bestFor}</span>
      <ChipRow label={categoryText.bestFor}>
        <MoodChips browse={browse} moods={moods} />
      </ChipRow>
    </div>
  );
}
