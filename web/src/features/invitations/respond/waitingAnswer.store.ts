import type { InvitationResponse } from '@liora/domain/rules/invitations';
import { INVITATION_RESPONSES } from '@liora/domain/rules/invitations';

/** An answer that was pressed before its person was signed in. */
export interface WaitingAnswer {
  code: string;
  version: number;
  response: InvitationResponse;
  time: string | null;
  notes: string | null;
}

const KEY = 'liora.invitation-answer';
/** Somebody else may use this device later. */
const GOOD_FOR_MS = 3_600_000;

export function keepAnswer(answer: WaitingAnswer, now = Date.now()): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ ...answer, until: now + GOOD_FOR_MS })));
}

export function forgetAnswer(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** The answer that waits for this invitation, if any. */
export function waitingAnswer(code: string, now = Date.now()): WaitingAnswer | null {
  const stored = withStorage((storage) => storage.getItem(KEY));
  const read = stored ? parse(stored) : null;
  return read && read.code === code && read.until > now ? read : null;
}

/** Takes it, so that of several tabs one sends it. */
export async function claimAnswer(code: string): Promise<WaitingAnswer | null> {
  const take = () => {
    const answer = waitingAnswer(code);
    if (answer) forgetAnswer();
    return answer;
  };
  // Browsers have these over https and on this machine.
  return 'locks' in navigator ? navigator.locks.request(KEY, take) : take();
}

function parse(stored: string): (WaitingAnswer & { until: number }) | null {
  try {
    const value = JSON.parse(stored);
    const fits =
      typeof value.code === 'string' &&
      typeof value.version === 'number' &&
      typeof value.until === 'number' &&
      INVITATION_RESPONSES.includes(value.response);
    return fits ? { ...value, time: value.time ?? null, notes: value.notes ?? null } : null;
  } catch {
    return null;
  }
}

function withStorage<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}
