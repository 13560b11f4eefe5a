import { type ReactNode, useId } from 'react';

export interface SegmentedRadioProps<Value extends string> {
  /** Stands at the left; names the group. */
  label: string;
  note?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** While an answer is being stored. */
  disabled?: boolean;
}

/** A row: what is chosen at the left, its few answers side by side at the right. Takes effect at once. */
export function SegmentedRadio<Value extends string>(props: SegmentedRadioProps<Value>) {
  const { label, note, value, onValueChange, options, disabled } = props;
  const name = useId();
  const noteId = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={note ? noteId : undefined}
      className="flex min-h-16 min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
    >
      <legend className="sr-only">{label}</legend>
      <span className="min-w-0">
        <span aria-hidden="true" className="block text-label font-semibold">
          {label}
        </span>
        {note && (
          <span id={noteId} className="block text-small text-ink-2">
            {note}
          </span>
        )}
      </span>
      <span className="seg min-w-0 max-w-full flex-wrap">
        {options.map((option) => (
          <label
            key={option.value} // As tall to the finger as the frame around it.
            className="seg-tab relative min-h-9 px-3.5 after:absolute after:inset-x-0 after:-inset-y-1"
            data-active={option.value === value ? '' : undefined}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
