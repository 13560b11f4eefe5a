/** Whether this person asked their device for less motion; asked anew each time, it may change. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
