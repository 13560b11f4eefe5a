import { type ComponentType, createElement, lazy } from 'react';
import { isOffline } from './isOffline.ts';

/** The code of a part did not arrive. `renew` has it fetched again when the part is next shown. */
export class LostPart extends Error {
  readonly renew: () => void;
  /** It was lost before: some browsers remember for as long as the document lives that a file did not arrive. */
  readonly again: boolean;

  constructor(cause: unknown, renew: () => void, again = false) {
    super(cause instanceof Error ? cause.message : 'A part did not load', { cause });
    this.renew = renew;
    this.again = again;
  }
}

/** Whether a new document may bring what is lost: not without a connection, nor when this one was loaded anew already. */
export function helpedByReload(error: unknown): boolean {
  if (!(error instanceof LostPart) || !error.again || isOffline()) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'reload';
}

/**
 * A component whose code is fetched when it is first shown. React's own `lazy` remembers a failure for ever; the Region
 * around this one (ui/Region.tsx) shows the failure, and renews it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = (again: boolean): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        const renew = () => {
          part = make(true);
        };
        throw new LostPart(error, renew, again);
      }
    });
  let part = make(false);
  // Called once per module, as React's lazy is.
  return function LazyPart(props: Props) {
    return createElement(part, props);
  };
}
