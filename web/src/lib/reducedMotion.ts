export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether this person asked their device, or Liora on it, for less motion; asked anew each time, it may change. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' || window.matchMedia(REDUCED_MOTION).matches;
