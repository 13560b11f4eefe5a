import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../lib/personalData.ts';
import type { SafetySubject } from './safetySubject.types.ts';

/** What was reported, or whose content was blocked, to be told about. */
export interface SafetyDone {
  id: number;
  step: 'reportSuccess' | 'blockSuccess';
  subject: SafetySubject;
}

/**
 * The last view of the dialog stands above all screens: what it was opened over is left at that moment, because it is
 * not to be seen any more, and the words have to stay readable (RUL-17).
 */
export const doneStore = createStore<SafetyDone | null>(null);

forgetOn(['signed out', 'ran out'], () => doneStore.setState(() => null));

export function showDone(step: SafetyDone['step'], subject: SafetySubject): void {
  doneStore.setState((before) => ({ id: (before?.id ?? 0) + 1, step, subject }));
}
