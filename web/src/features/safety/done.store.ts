import type { SafetySubject } from './safetySubject.types.ts';

/** What was reported, or whose content was blocked, to be told about. */
export interface SafetyDone {
  id: number;
  step: 'reportSuccess' | 'blockSuccess';
  subject: SafetySubject;
}

let shown: SafetyDone | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * The last view of the dialog stands above all screens: what it was opened over is left at that moment, because it is
 * not to be seen any more, and the words have to stay readable (RUL-17).
 */
export const doneStore = {
  show(step: SafetyDone['step'], subject: SafetySubject) {
    shown = { id: ++count, step, subject };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
};
