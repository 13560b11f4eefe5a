import { type RefObject, useEffect } from 'react';

/** A step that takes the place of another takes the focus, too: what had it is gone. `selector` finds the first control. */
export function useFocusOnArrival(step: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    step.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [step, selector]);
}
