import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface ChipProps extends ComponentProps<'button'> {
  /** Makes it a toggle (aria-pressed). Leave out for a plain action or a menu trigger. */
  on?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Over a map or a cover. */
  floating?: boolean;
}

export function Chip({ on, icon, iconEnd, floating, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      {...rest}
      className={classNames('chip', floating && 'chip-float', className)}
    >
      {icon}
      {children}
      {iconEnd}
    </button>
  );
}
