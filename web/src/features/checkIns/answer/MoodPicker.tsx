import { CHECK_IN_MOODS, type CheckInMood } from '@liora/domain/rules/checkIns';
import { type Ref, useId } from 'react';
import { InlineError } from '../../../ui/InlineError.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { MoodSky } from '../components/MoodSky.tsx';

interface MoodPickerProps {
  question: string;
  value: CheckInMood | null;
  onChange: (mood: CheckInMood) => void;
  error: string | undefined;
  /** The first sky, for whoever sends without one. */
  first: Ref<HTMLInputElement>;
}

/** Five skies from heavy to glowing: one tap, or the arrow keys. */
export function MoodPicker({ question, value, onChange, error, first }: MoodPickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="w-full text-center">
        <h1 className="t1 mb-6 text-[clamp(32px,3.4vw,44px)]">{question}</h1>
      </legend>
      <div className={styles.moods}>
        {CHECK_IN_MOODS.map((mood, index) => (
          <label key={mood} className={styles.mood}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              className="sr-only"
              name={name}
              value={mood}
              checked={mood === value}
              onChange={() => onChange(mood)}
            />
            <span className={styles.sky}>
              <MoodSky mood={mood} />
            </span>
            {checkInsText.moods[mood]}
          </label>
        ))}
      </div>
      <InlineError id={`${name}-error`}>{error}</InlineError>
    </fieldset>
  );
}
