import { CHECK_IN_TAGS_MAX } from '@liora/domain/limits';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { type CheckInTag, TAGS_OFFERED } from '@liora/domain/rules/checkIns';
import { Chip } from '../../../ui/Chip.tsx';
import { checkInsText } from '../checkIns.text.ts';

interface TagChipsProps {
  kind: CheckInKind;
  value: readonly CheckInTag[];
  onChange: (tags: CheckInTag[]) => void;
}

/** What somebody wishes for the next date: all that suggestions learn of a check-in. */
export function TagChips({ kind, value, onChange }: TagChipsProps) {
  const full = value.length >= CHECK_IN_TAGS_MAX;
  return (
    <fieldset>
      <legend className="t2 mb-2.5 text-[1.4375rem]/7">
        {kind === 'week' ? checkInsText.nextDate : checkInsText.wishes}
      </legend>
      <div className="flex flex-wrap gap-2">
        {TAGS_OFFERED[kind].map((tag) => {
          const on = value.includes(tag);
          return (
            <Chip
              key={tag}
              on={on}
              disabled={full && !on}
              onClick={() => onChange(on ? value.filter((one) => one !== tag) : [...value, tag])}
            >
              {checkInsText.tags[tag]}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
