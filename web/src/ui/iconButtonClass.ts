import { classNames } from './classNames.ts';

/** `plain` on the page, `well` on a sunken disc, `float` over covers and maps. */
export type IconButtonVariant = 'plain' | 'well' | 'float';

/** The look of an icon button for elements that are links. They need an `aria-label`. */
export function iconButtonClass(variant: IconButtonVariant = 'plain', extra?: string): string {
  return classNames('ib', variant !== 'plain' && `ib-${variant}`, extra);
}
