import { useEffect, useRef } from 'react';
import { forgetChanges, offerUndo } from './recentChanges.store.ts';

/** `offerUndo` for what lies in a form that is open: with it the changes leave. */
export function useOfferUndoHere(): typeof offerUndo {
  const made = useRef<number[]>([]);
  useEffect(() => () => forgetChanges(made.current), []);
  return (title, offer) => {
    const id = offerUndo(title, offer);
    made.current.push(id);
    return id;
  };
}
