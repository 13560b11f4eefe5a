import { type ComponentType, createElement, lazy } from 'react';

/** The code of a part did not arrive. `renew` has it fetched again when the part is next shown. */
export class LostPart extends Error {
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super(cause instanceof Error ? cause.message : 'A part did not load', { cause });
    this.renew = renew;
  }
}

/**
 * A component whose code is fetched when it is first shown. React's own `lazy` remembers a failure for ever; the Region
 * around this one (ui/Region.tsx) shows the failure, and renews it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        throw new LostPart(error, () => {
          part = make();
        });
      }
    });
  let part = make();
  // Called once per module, as React's lazy is.
  return function LazyPart(props: Props) {
    return createElement(part, props);
  };
}
