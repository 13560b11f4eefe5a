import { moodTexts } from '@liora/domain/rules/moods.text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RemoveChip } from '../../../ui/RemoveChip.tsx';
import { type MemoryFilter, overviewQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';

/** What the timeline is narrowed by, each with the way out: a list that leaves days out says so. */
export function ActiveFilters({ filter: { at, mood, rating } }: { filter: MemoryFilter }) {
  const places = useQuery(overviewQuery()).data?.places;
  const { view } = useSearch({ from: '/memories/{-$part}' });
  const navigate = useNavigate();
  const chips: { field: keyof MemoryFilter; words: string }[] = [];
  if (at) {
    const name = places?.find(({ memory }) => memory === at)?.name;
    chips.push({ field: 'at', words: name ?? memoriesText.onePlace });
  }
  if (mood) chips.push({ field: 'mood', words: moodTexts[mood] });
  if (rating) chips.push({ field: 'rating', words: memoriesText.atLeastOf(rating) });
  if (chips.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ field, words }) => (
        <RemoveChip
          key={field}
          name={memoriesText.withoutFilter(words)}
          onRemove={() =>
            void navigate({
              to: '/memories/{-$part}',
              search: { view, at, mood, rating, [field]: undefined },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {words}
        </RemoveChip>
      ))}
    </p>
  );
}
