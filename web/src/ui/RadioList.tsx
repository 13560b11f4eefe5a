import { type ReactNode, type Ref, useId } from 'react';
import { InlineError } from './InlineError.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** Before the words, e.g. a thumb. */
  leading?: ReactNode;
  disabled?: boolean;
}

export interface RadioListProps<Value extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  error?: ReactNode;
  className?: string;
  /** For whoever leads the eye and the keys here, e.g. to a choice that is missing. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Rows with a radio at the right. Arrow keys move, as the browser does it. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, hideLabel, value, onValueChange, options, error, className, ref } = props;
  const name = useId();
  return (
    <fieldset ref={ref} className={className} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'field-label mb-2'}>{label}</legend>
      <div className="lines">
        {options.map((option) => (
          <label key={option.value} className="option">
            {option.leading}
            <span className="option-text">
              <span>{option.label}</span>
              {option.note && <span className="option-note">{option.note}</span>}
            </span>
            <input
              type="radio"
              className="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
          </label>
        ))}
      </div>
      <InlineError id={`${name}-error`}>{error}</InlineError>
    </fieldset>
  );
}
