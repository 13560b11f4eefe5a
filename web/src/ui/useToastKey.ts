import { type RefObject, useEffect } from 'react';

/** Reaches the toast from everywhere, also out of a dialog, whose Tab key stays inside. */
export const TOAST_KEY = 'F8';

/**
 * The toast key puts the focus on the button of the toast in `place`, or on the toast itself, where its clock stands and
 * Escape closes it.
 */
export function useToastKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY) return;
      const card = place.current?.querySelector<HTMLElement>('.toast');
      if (!card) return;
      event.preventDefault();
      (card.querySelector('button') ?? card).focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
