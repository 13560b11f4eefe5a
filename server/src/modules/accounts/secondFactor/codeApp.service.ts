import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { forgetCodeTries, limitCodeTries } from '../accountLimits.service.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { whileProved } from '../identity/whileProved.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import {
  codeAppWords,
  newRecoveryCodes,
  newSecret,
  openSecret,
  plainCode,
  recoveryCodeHash,
  sealSecret,
  stepOfCode,
} from './codes.rules.ts';
import {
  confirmFactor,
  deleteFactor,
  lockFactor,
  readFactor,
  replaceRecoveryCodes,
  startFactor,
} from './secondFactor.queries.ts';

type Context = RequestContext & SignedInCaller;

/** A secret for an app. Nothing asks for its codes before one has shown that the app has it. */
export async function startCodeApp(context: Context): Promise<{ secret: string; uri: string }> {
  const { deps, viewer } = context;
  await requireProvedIdentity(context);
  const secret = newSecret();
  const sealed = sealSecret(secret, viewer.userId, deps.config.sessionSecret);
  if (!(await startFactor(deps.db, viewer.userId, sealed, deps.now()))) throw new ProductError('CODE_APP_ON');
  return codeAppWords(secret, viewer.username);
}

/** From here on a password alone does not sign in. Tells the ten recovery codes, this once. */
export async function confirmCodeApp(
  context: Context,
  input: { code: string },
): Promise<{ recovery_codes: string[] }> {
  const { deps, viewer } = context;
  const { userId } = viewer;
  await requireProvedIdentity(context);
  await limitCodeTries(deps, userId);
  const factor = await readFactor(deps.db, userId);
  if (factor?.confirmed_at) throw new ProductError('CODE_APP_ON');
  const secret = factor && openSecret(factor.secret, userId, deps.config.sessionSecret);
  const step = secret && stepOfCode(secret, plainCode(input.code), deps.now());
  if (!factor || step === null) throw new ProductError('CODE_WRONG');
  const codes = newRecoveryCodes();
  await whileProved(context, async (trx) => {
    const code = { secret: factor.secret, step, now: deps.now() };
    if (!(await confirmFactor(trx, userId, code))) throw new ProductError('CODE_APP_ON');
    await storeRecoveryCodes(deps, trx, userId, codes);
    await queueLetter(deps, trx, { kind: 'code-app-added', userId });
  });
  deps.queue.wake('letters');
  await forgetCodeTries(deps, userId);
  return { recovery_codes: codes };
}

/** The password alone signs in again. Answers alike when there was none. */
export async function removeCodeApp(context: Context): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  await whileProved(context, async (trx) => {
    if (!(await deleteFactor(trx, viewer.userId))) return;
    await queueLetter(deps, trx, { kind: 'code-app-removed', userId: viewer.userId });
  });
  deps.queue.wake('letters');
  return {};
}

export async function renewRecoveryCodes(context: Context): Promise<{ recovery_codes: string[] }> {
  const { deps, viewer } = context;
  const codes = newRecoveryCodes();
  await whileProved(context, async (trx) => {
    if (!(await lockFactor(trx, viewer.userId))) throw new ProductError('CODE_APP_OFF');
    await storeRecoveryCodes(deps, trx, viewer.userId, codes);
    await queueLetter(deps, trx, { kind: 'recovery-codes-renewed', userId: viewer.userId });
  });
  deps.queue.wake('letters');
  return { recovery_codes: codes };
}

function storeRecoveryCodes({ config, now }: Deps, trx: Db, userId: string, codes: string[]): Promise<void> {
  const hashes = codes.map((code) => recoveryCodeHash(code, userId, config.sessionSecret));
  return replaceRecoveryCodes(trx, userId, hashes, now());
}
