import type { ErrorCode } from '@liora/domain/errors';
import { pinsText } from '../pins.text.ts';

export type PinDeed = 'create' | 'update' | 'delete';

/** What a failed call is told as. `code` is null where the server was not reached (ERR-52 to ERR-56, RUL-101). */
export function pinFailure(
  deed: PinDeed,
  code: ErrorCode | null,
  { signedIn, text }: { signedIn: boolean; text: string },
): { title: string; description?: string } {
  if (code === 'UNAUTHENTICATED' && !signedIn)
    return { title: pinsText.authRequired, description: pinsText.signInFirst };
  if (deed === 'create') return { title: pinsText.createFailed, description: creating(code, text) };
  if (code === 'UNAUTHENTICATED') return { title: pinsText.sessionExpired, description: pinsText.expired };
  if (code === 'NOT_OWNER') return { title: pinsText.notYours };
  if (deed === 'delete') return { title: code === null ? pinsText.deleteFailed : text };
  return { title: pinsText.updateFailed, description: code === null ? pinsText.offline : text };
}

function creating(code: ErrorCode | null, text: string): string {
  if (code === null) return pinsText.offline;
  if (code === 'UNAUTHENTICATED') return pinsText.expired;
  if (code === 'NOT_OWNER' || code === 'NOT_MEMBER') return pinsText.denied;
  return text;
}
