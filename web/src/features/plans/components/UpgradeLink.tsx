import type { ReactNode } from 'react';
import { toast } from '../../../ui/toast.ts';
import { plansText } from '../plans.text.ts';

/** Every upgrade prompt of the plan area. Buying is not part of this version: the exact text says so (ERR-40). */
export function askToUpgrade(): void {
  toast(plansText.storeTitle, { description: plansText.storeText });
}

export function UpgradeLink({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="text-link text-left font-semibold text-coral-ink decoration-coral-line"
      onClick={askToUpgrade}
    >
      {children}
    </button>
  );
}
