import type { Mood } from '@liora/domain/rules/moods';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { Chip } from '../../../../ui/Chip.tsx';
import { MOOD_ICONS } from '../../components/moodIcons.data.ts';
import type { Browse } from '../useBrowse.ts';
import { toggled } from './toggled.rules.ts';

interface MoodChipsProps {
  browse: Browse;
  moods: readonly Mood[];
  floating?: boolean;
}

/** Moods to switch on and off; places that have none of the chosen ones do not stay (RUL-56). */
export function MoodChips({ browse: { search, change }, moods, floating = false }: MoodChipsProps) {
  return moods.map((mood) => {
    const Icon = MOOD_ICONS[mood];
    return (
      <Chip
        key={mood}
        on={search.moods?.includes(mood) ?? false}
        icon={<Icon />}
        floating={floating}
        onClick={() => change({ moods: toggled(search.moods, mood), at: undefined })}
      >
        {moodTexts[mood]}
      </Chip>
    );
  });
}
