import { MEMORY_RATING_MAX, MEMORY_RATING_MIN } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { MoodChoice } from '../MoodChoice.tsx';
import { type MemoryFilter, overviewQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';

const RATINGS = Array.from({ length: MEMORY_RATING_MAX }, (_, n) => n + MEMORY_RATING_MIN);

/** By place, mood and rating; each choice takes effect at once and stands in the address. */
export function Filters({ filter, onClose }: { filter: MemoryFilter; onClose: () => void }) {
  const places = useQuery(overviewQuery()).data?.places ?? [];
  const { view } = useSearch({ from: '/memories/{-$part}' });
  const navigate = useNavigate();
  const set = (change: MemoryFilter) =>
    void navigate({
      to: '/memories/{-$part}',
      search: { view, ...filter, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={memoriesText.filter}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => set({ at: undefined, mood: undefined, rating: undefined })}>
            {memoriesText.clear}
          </Button>
          <Button onClick={onClose}>{memoriesText.close}</Button>
        </>
      }
    >
      <Select
        label={memoriesText.place}
        value={filter.at ?? 'any'}
        onValueChange={(at) => set({ at: at === 'any' ? undefined : at })}
        options={[
          { value: 'any', label: memoriesText.anyPlace },
          ...places.map(({ memory, name }) => ({ value: memory, label: name })),
        ]}
      />
      <MoodChoice label={memoriesText.mood} value={filter.mood} onChange={(mood) => set({ mood })} />
      <Select
        label={memoriesText.atLeast}
        value={String(filter.rating ?? 'any')}
        onValueChange={(rating) => set({ rating: rating === 'any' ? undefined : Number(rating) })}
        options={[
          { value: 'any', label: memoriesText.anyRating },
          ...RATINGS.map((rating) => ({ value: String(rating), label: memoriesText.outOf(rating) })),
        ]}
      />
    </Dialog>
  );
}
