import { classNames } from './classNames.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'line' | 'coral' | 'danger' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonVariants {
  /** `primary` unless told otherwise; `coral` is for Privé only. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width. */
  wide?: boolean;
}

/** The look of a button for elements that are links: `<Link className={buttonClass({ variant: 'line' })}>`. */
export function buttonClass(
  { variant = 'primary', size = 'md', wide }: ButtonVariants = {},
  extra?: string,
): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, wide && 'btn-wide', extra);
}
