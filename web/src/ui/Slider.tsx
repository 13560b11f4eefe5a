import { formatTenths } from '@liora/domain/i18n/format';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import { InlineError } from './InlineError.tsx';

export interface SliderProps {
  label: ReactNode;
  /** Null: nobody has said anything yet; then `none` stands in the place of the number. */
  value: number | null;
  none?: string;
  onValueChange: (value: number) => void;
  /** 1 to 10 in half steps unless told otherwise. */
  min?: number;
  max?: number;
  step?: number;
  /** How the number is written and read out; one decimal unless told otherwise. */
  format?: (value: number) => string;
  /** Before the number at the right, e.g. a SparkDial. */
  graphic?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** It has come in place of what had the focus. */
  autoFocus?: boolean;
  className?: string;
}

export function Slider(props: SliderProps) {
  const { label, value, none, min = 1, max = 10, step = 0.5, format = formatTenths, onValueChange } = props;
  const id = useId();
  const lit = value === null ? '0%' : `${((value - min) / (max - min)) * 100}%`;
  const words = value === null ? none : format(value);
  const set = (input: HTMLInputElement) => onValueChange(input.valueAsNumber);
  return (
    <div className={classNames(props.className)}>
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <output htmlFor={id} className={classNames('spark', value === null && 'spark-new')} aria-live="off">
          {props.graphic}
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        data-empty={value === null ? '' : undefined}
        style={{ '--lit': lit } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value ?? middleOf(min, max, step)}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where what had the focus is gone
        autoFocus={props.autoFocus}
        aria-valuetext={words}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? `${id}-error` : undefined}
        onChange={(event) => set(event.target)}
        // Where it stands without a number is one, too; a press there changes nothing that the browser would tell.
        onClick={(event) => value === null && set(event.currentTarget)}
      />
      {props.error !== undefined && <InlineError id={`${id}-error`}>{props.error}</InlineError>}
    </div>
  );
}

const middleOf = (min: number, max: number, step: number) => min + Math.round((max - min) / 2 / step) * step;
