import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { type ButtonVariants, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Work in progress: a spinner takes the icon's place, presses do nothing, the focus stays. */
  busy?: boolean;
  /** Replaces the label while busy, e.g. 'Creating...'. */
  busyLabel?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, busy, busyLabel, className, children, onClick, ...rest } =
    props;
  const [pressedWidth, setPressedWidth] = useState<number>();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    // Measured with the press, which is also how Enter sends a form: after each drawing it would lay the page out at once.
    setPressedWidth(event.currentTarget.offsetWidth);
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      style={busy && pressedWidth ? { minWidth: pressedWidth, ...rest.style } : rest.style}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
      {iconEnd}
    </button>
  );
}
