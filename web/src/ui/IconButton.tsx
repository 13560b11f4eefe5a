import type { ComponentProps } from 'react';
import { type IconButtonVariant, iconButtonClass } from './iconButtonClass.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name: a verb, or the thing it opens. */
  label: string;
  variant?: IconButtonVariant;
}

export function IconButton({ label, variant, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass(variant, className)} />
  );
}
