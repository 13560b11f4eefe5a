import type { Fix } from '@liora/domain/rules/planCheck/finding';
import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';

/** A fix that was pressed where a plan is shown: the form that opens for it makes the change. */
const store = createStore<{ planId: string; fix: Fix } | null>(null);

forgetOn(['signed out', 'somebody else'], () => store.setState(() => null));

export const wantFix = (planId: string, fix: Fix): void => store.setState(() => ({ planId, fix }));

/** The fix that waits for this plan, once. */
export function takeWantedFix(planId: string | undefined): Fix | null {
  const wanted = store.state;
  if (!wanted || wanted.planId !== planId) return null;
  store.setState(() => null);
  return wanted.fix;
}
