import { formatTenths } from '@liora/domain/i18n/format';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';

export interface SliderProps {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  /** 1 to 10 in half steps unless told otherwise. */
  min?: number;
  max?: number;
  step?: number;
  /** How the number is written and read out; one decimal unless told otherwise. */
  format?: (value: number) => string;
  /** Before the number at the right, e.g. a SparkDial. */
  graphic?: ReactNode;
  disabled?: boolean;
  /** It has come in place of what had the focus. */
  autoFocus?: boolean;
  className?: string;
}

export function Slider(props: SliderProps) {
  const { label, value, min = 1, max = 10, step = 0.5, format = formatTenths } = props;
  const id = useId();
  const lit = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className={classNames(props.className)}>
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <output htmlFor={id} className="spark" aria-live="off">
          {props.graphic}
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        style={{ '--lit': lit } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where what had the focus is gone
        autoFocus={props.autoFocus}
        aria-valuetext={format(value)}
        onChange={(event) => props.onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
