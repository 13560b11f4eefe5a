import { randomBytes } from 'node:crypto';
import type { SecondStep } from '@liora/domain/contract/accountSecurity';
import { MINUTE_MS } from '@liora/domain/durations';
import { SECOND_STEP_MINUTES } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import {
  forgetCodeTries,
  forgetSignInTries,
  limitCodeTries,
  limitSignInAddress,
} from '../accountLimits.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { hasPasskeys } from '../passkeys/passkeys.queries.ts';
import { openSession } from '../session/openSession.service.ts';
import { isAppCode, openSecret, plainCode, recoveryCodeHash, stepOfCode } from './codes.rules.ts';
import {
  hasCodeApp,
  insertTicket,
  readFactor,
  readTicket,
  spendTicket,
  takeRecoveryCode,
  takeStep,
} from './secondFactor.queries.ts';

const TICKET_BYTES = 32;

/** After the right password: null when that is enough, otherwise what the second step begins with. Never a session. */
export async function secondStepOf(deps: Deps, userId: string): Promise<SecondStep | null> {
  if (!(await hasCodeApp(deps.db, userId))) return null;
  const token = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + SECOND_STEP_MINUTES * MINUTE_MS);
  await insertTicket(deps.db, { token, userId, expiresAt });
  return { ticket: token, passkey: await hasPasskeys(deps.db, userId) };
}

/** Makes a session of a ticket and a code. A wrong code leaves the ticket as it is, and makes the next one wait. */
export async function signInWithCode(
  context: RequestContext,
  input: { ticket: string; code: string },
): Promise<{ user_id: string; reopened: boolean }> {
  const { deps, clientAddress } = context;
  await limitSignInAddress(deps, clientAddress);
  const userId = await readTicket(deps.db, input.ticket, deps.now());
  if (!userId) throw new ProductError('SECOND_STEP_EXPIRED');
  await limitCodeTries(deps, userId);
  const spend = async (trx: Db) => {
    // Both or neither: of many tries at once of one ticket or of one code, one comes through.
    if (!(await spendTicket(trx, input.ticket, deps.now()))) throw new ProductError('SECOND_STEP_EXPIRED');
    await spendCode(deps, trx, userId, input.code);
  };
  const { reopened } = await openSession(context, userId, { spend });
  deps.queue.wake('letters');
  await forgetCodeTries(deps, userId);
  await forgetSignInTries(deps, userId);
  return { user_id: userId, reopened };
}

/** @throws CODE_WRONG, also for a right one that was used */
async function spendCode(deps: Deps, trx: Db, userId: string, typed: string): Promise<void> {
  const plain = plainCode(typed);
  if (!isAppCode(plain)) return spendRecoveryCode(deps, trx, userId, plain);
  const factor = await readFactor(trx, userId);
  const secret = factor && openSecret(factor.secret, userId, deps.config.sessionSecret);
  const step = secret && stepOfCode(secret, plain, deps.now());
  if (step === null || !(await takeStep(trx, userId, step))) throw new ProductError('CODE_WRONG');
}

/** A recovery code is used up, and its owner told. @throws CODE_WRONG */
export async function spendRecoveryCode(deps: Deps, trx: Db, userId: string, typed: string): Promise<void> {
  const hash = recoveryCodeHash(typed, userId, deps.config.sessionSecret);
  if (!(await takeRecoveryCode(trx, userId, hash))) throw new ProductError('CODE_WRONG');
  await queueLetter(deps, trx, { kind: 'recovery-code-used', userId });
}
