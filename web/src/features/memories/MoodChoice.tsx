import { MOODS, type Mood } from '@liora/domain/rules/moods';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { Chip } from '../../ui/Chip.tsx';

interface MoodChoiceProps {
  label: string;
  value: Mood | null | undefined;
  /** Undefined: the chosen one was pressed again. */
  onChange: (mood: Mood | undefined) => void;
}

/** One mood, or none. */
export function MoodChoice({ label, value, onChange }: MoodChoiceProps) {
  return (
    <fieldset>
      <legend className="field-label mb-2">{label}</legend>
      <span className="flex flex-wrap gap-2">
        {MOODS.map((mood) => (
          <Chip key={mood} on={value === mood} onClick={() => onChange(value === mood ? undefined : mood)}>
            {moodTexts[mood]}
          </Chip>
        ))}
      </span>
    </fieldset>
  );
}
