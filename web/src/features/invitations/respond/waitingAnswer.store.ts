import { HOUR_MS } from '@liora/domain/durations';
import type { InvitationResponse } from '@liora/domain/rules/invitations';
import { INVITATION_RESPONSES } from '@liora/domain/rules/invitations';
import { readJson, removeStored, writeJson } from '../../../lib/browserStorage.ts';
import { isWithin } from '../../../lib/isWithin.ts';

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
const GOOD_FOR_MS = HOUR_MS;

export function keepAnswer(answer: WaitingAnswer, now = Date.now()): void {
  writeJson('localStorage', KEY, { ...answer, until: now + GOOD_FOR_MS });
}

export function forgetAnswer(): void {
  removeStored('localStorage', KEY);
}

/** The answer that waits for this invitation, if any. */
export function waitingAnswer(code: string, now = Date.now()): WaitingAnswer | null {
  const stored = storedAnswer();
  if (stored?.code !== code) return null;
  return isWithin(now - (stored.until - GOOD_FOR_MS), GOOD_FOR_MS) ? stored : null;
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

function storedAnswer(): (WaitingAnswer & { until: number }) | null {
  const value = readJson('localStorage', KEY) as Partial<WaitingAnswer & { until: number }> | null;
  if (typeof value?.code !== 'string' || typeof value.version !== 'number') return null;
  if (typeof value.until !== 'number' || !isResponse(value.response)) return null;
  const { code, version, until, response, time = null, notes = null } = value;
  return { code, version, until, response, time, notes };
}

const isResponse = (value: unknown): value is InvitationResponse =>
  INVITATION_RESPONSES.some((response) => response === value);
