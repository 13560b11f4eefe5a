import { errorCode } from '../../lib/api.ts';
import { errorText } from '../../text/errors.ts';
import { plansText } from './plans.text.ts';

/** What to tell of a plan that could not be deleted or changed: of somebody else's the specification's text (PLAN-32). */
export function planFailureText(error: unknown, otherwise?: string): string {
  return errorCode(error) === 'NOT_OWNER' ? plansText.ownOnly : errorText(error, otherwise);
}
