import { PIN_BLOCK_TOAST_MS } from '@liora/domain/limits';
import { type BlockFailure, blockFailure } from '@liora/domain/rules/blockResult';
import { errorCode } from '../../lib/api.ts';
import { errorText } from '../../text/errors.ts';
import { safetyText } from './safety.text.ts';
import type { SafetySubject } from './safetySubject.types.ts';

type Variant = SafetySubject['variant'];

export interface Words {
  title: string;
  description?: string;
  /** Milliseconds, where it is not the usual time. */
  duration?: number;
}

/** `fetch` throws a TypeError, and nothing else does, when the server was not reached; a call that hangs is given up (timeLimit). */
const notReached = (error: unknown) => error instanceof TypeError || errorCode(error) === 'TOO_SLOW';

/** What to say when a report failed (ERR-14, ERR-64, RUL-18). */
export function reportFailureWords(variant: Variant, error: unknown): Words {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED') return signInWords(variant, safetyText.signInToReport);
  if (code === 'OWN_CONTENT') return { title: safetyText.errorTitle, description: safetyText.ownContent };
  const { title, text } =
    variant === 'plan'
      ? { title: safetyText.errorTitle, text: safetyText.planReportFailed }
      : safetyText.pinReportFailed;
  // To try again at once would be in vain.
  return { title, description: code === 'RATE_LIMITED' ? errorText(error) : text };
}

/** What to say when a block failed (ERR-15, ERR-21 to ERR-25, ERR-65 to ERR-69, RUL-18, RUL-19). */
export function blockFailureWords(variant: Variant, error: unknown): Words {
  const code = errorCode(error);
  const failure = blockFailure(code, !notReached(error));
  if (failure === 'auth_failed') return signInWords(variant, safetyText.blockFailures.auth_failed);
  if (failure === 'already_blocked') return alreadyBlockedWords(variant);
  if (failure === 'self_block')
    return { title: safetyText.errorTitle, description: safetyText.blockFailures.self_block };
  if (code === 'RATE_LIMITED')
    return {
      title: variant === 'plan' ? safetyText.errorTitle : safetyText.pinBlockFailed,
      description: errorText(error),
    };
  if (variant === 'plan') return { title: safetyText.errorTitle, description: safetyText.planBlockFailed };
  return { title: safetyText.pinBlockFailed, description: pinBlockHint(failure, error) };
}

function pinBlockHint(failure: BlockFailure, error: unknown): string {
  return notReached(error) ? safetyText.connection : safetyText.blockFailures[failure];
}

function alreadyBlockedWords(variant: Variant): Words {
  return {
    title: safetyText.alreadyBlocked,
    description: safetyText.blockFailures.already_blocked,
    ...(variant !== 'plan' && { duration: PIN_BLOCK_TOAST_MS }),
  };
}

/** For visitors, and for sessions that ended meanwhile (RUL-20, RUL-72). */
export function signInWords(variant: Variant, text: string): Words {
  return { title: safetyText.authTitle[variant], description: text };
}
