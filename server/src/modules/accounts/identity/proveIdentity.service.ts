import type { Assertion } from '@liora/domain/contract/accountSecurity';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { forgetProofTries, limitProofTries } from '../accountLimits.service.ts';
import { answeredPasskey } from '../passkeys/passkeyAnswer.service.ts';
import { isPasswordOf } from '../passwords/checkPassword.service.ts';
import { spendRecoveryCode } from '../secondFactor/secondStep.service.ts';
import { identityProved } from './identity.service.ts';

type Context = RequestContext & SignedInCaller;

/** By the password, or by a recovery code for who has lost it with the device that showed codes. */
export async function proveIdentity(
  context: Context,
  input: { password: string } | { recovery_code: string },
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  await limitProofTries(deps, viewer.userId);
  if ('password' in input) {
    if (!(await isPasswordOf(deps.db, viewer.userId, input.password)))
      throw new ProductError('WRONG_CREDENTIALS');
  } else {
    await deps.db
      .transaction()
      .execute((trx) => spendRecoveryCode(deps, trx, viewer.userId, input.recovery_code));
    deps.queue.wake('letters');
  }
  return proved(context);
}

export async function proveIdentityWithPasskey(
  context: Context,
  input: { response: Assertion },
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  await limitProofTries(deps, viewer.userId);
  const { userId } = await answeredPasskey(deps, input.response);
  if (userId !== viewer.userId) throw new ProductError('PASSKEY_REFUSED');
  return proved(context);
}

async function proved(context: Context): Promise<Record<string, never>> {
  await identityProved(context);
  await forgetProofTries(context.deps, context.viewer.userId);
  return {};
}
