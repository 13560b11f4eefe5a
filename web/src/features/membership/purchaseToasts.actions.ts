import type { ToastOptions } from '../../ui/toast.ts';
import { membershipText as text } from './membership.text.ts';
import type { Outcome } from './purchases.actions.ts';

export type Words = [title: string, options: ToastOptions];

const sorry = (title: string, description: string): Words => [title, { description, kind: 'error' }];
const happy = (title: string, description: string): Words => [title, { description, kind: 'success' }];
const note = (title: string, description: string): Words => [title, { description }];

/** What a purchase says in the end (ERR-33, ERR-35, ERR-39, ERR-40); null when the person called it off. */
export function purchaseToast(outcome: Outcome): Words | null {
  switch (outcome.kind) {
    case 'done':
      return happy(text.purchased, text.purchasedText);
    case 'sign in':
      return sorry(text.authTitle, text.authPurchase);
    case 'failed':
      return sorry(text.purchaseFailed, outcome.message ?? text.purchaseFailedText);
    case 'on its way':
      return note(text.onItsWay, text.onItsWayText);
    case 'store later':
      return note(text.storeTitle, text.storePurchase);
    default:
      return null;
  }
}

/** The same for restoring (ERR-34, ERR-36 to ERR-38, ERR-40). */
export function restoreToast(outcome: Outcome): Words {
  switch (outcome.kind) {
    case 'done':
      return happy(text.restored, text.restoredText);
    case 'sign in':
      return sorry(text.authTitle, text.authRestore);
    case 'store later':
      return note(text.storeTitle, text.storeRestore);
    case 'nothing found':
      return note(text.nothingFound, text.nothingFoundText);
    default:
      return sorry(text.restoreFailed, text.restoreFailedText);
  }
}

/** ERR-41: stores let nobody else cancel. */
export const manageToast = (): Words => note(text.manageTitle, text.manageText);

/** ERR-42: what failed to load, or null when the database of an older version lacks a column. */
export function loadFailureToast(error: unknown): Words | null {
  return concernsMissingColumn(error) ? null : sorry(text.loadFailed, text.loadFailedText);
}

/** PostgreSQL's and PostgREST's words for a column that is not there. */
function concernsMissingColumn(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /column\b.*\b(?:does not exist|not found|missing)|missing column|could not find the .* column|\b42703\b|\bPGRST204\b/i.test(
    message,
  );
}
