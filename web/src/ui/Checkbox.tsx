import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ label, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('option', className)}>
      <input
        {...rest}
        type="checkbox"
        className="checkbox"
        onChange={(event) => {
          rest.onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <span className="option-text">{label}</span>
    </label>
  );
}
