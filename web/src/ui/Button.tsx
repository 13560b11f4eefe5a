import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
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
  const root = useRef<HTMLButtonElement>(null);
  const calmWidth = useRef<number>(undefined);
  useEffect(() => {
    if (!busy) calmWidth.current = root.current?.offsetWidth;
  });
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      ref={root}
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      style={busy && calmWidth.current ? { minWidth: calmWidth.current, ...rest.style } : rest.style}
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
