import type { ActionRecord } from '@liora/domain/contract/moderation';
import { actionsText } from './actions.text.ts';

/** What was done; the name of an action that this version does not know stands for itself. */
export function actionWords(action: string): string {
  const words: Record<string, string> = actionsText.actions;
  return words[action] ?? action;
}

/** What an operator does at the machine; all else that no admin did, the server did by itself. */
const BY_OPERATOR = /^admin\./;

export function adminWords({ admin, by_admin, action }: ActionRecord): string {
  if (admin) return admin.username;
  if (by_admin) return actionsText.adminGone;
  return BY_OPERATOR.test(action) ? actionsText.operator : actionsText.server;
}

/** 'kind: closed, tier: prive'; null where there is nothing more to say. */
export function detailWords({ details }: ActionRecord): string | null {
  const stated = Object.entries(details).filter(([, value]) => value !== null);
  return stated.length > 0 ? stated.map(([name, value]) => `${name}: ${value}`).join(', ') : null;
}
