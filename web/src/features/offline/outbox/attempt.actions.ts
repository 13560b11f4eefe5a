import { SEND_AGAIN_SECONDS } from '@liora/domain/limits';
import { errorCode } from '../../../lib/api.ts';
import { isUnreached, statusOf } from '../../../lib/storedAnswers.ts';
import type { Outcome, QueuedAction } from './outbox.types.ts';
import { kindOf } from './queuedKinds.data.ts';

/** Sends one action, and tells what became of it. Never throws. */
export async function attempt({ procedure, input, request_id }: QueuedAction): Promise<Outcome> {
  try {
    return { kind: 'applied', answer: await kindOf(procedure).send({ ...(input as object), request_id }) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** 401 leaves everything as it is until its owner has signed in again; what is for now is tried again, as told. */
function outcomeOf(error: unknown): Outcome {
  const [status, code] = [statusOf(error), errorCode(error)];
  if (isUnreached(error) || status === null || status === 408) return { kind: 'unreached' };
  if (status === 401) return { kind: 'signed out' };
  if (status === 429 || status >= 500) return { kind: 'later', seconds: secondsOf(error) };
  return { kind: 'refused', refusal: { code, data: dataOf(error) } };
}

const dataOf = (error: unknown): unknown => (error instanceof Error && 'data' in error ? error.data : null);

function secondsOf(error: unknown): number {
  const data = dataOf(error) as { retryAfterSeconds?: unknown } | null | undefined;
  return typeof data?.retryAfterSeconds === 'number' ? data.retryAfterSeconds : SEND_AGAIN_SECONDS;
}
