import type { Assertion } from '@liora/domain/contract/accountSecurity';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { forgetSignInTries, limitSignInAddress } from '../accountLimits.service.ts';
import { openSession } from '../session/openSession.service.ts';
import { CHALLENGE_MS, newChallenge } from './challenge.rules.ts';
import { orRefused, takesChallenge } from './challenges.service.ts';
import { findPasskey, listPasskeys, markUsed } from './passkeys.queries.ts';
import { requireRelyingParty } from './relyingParty.policy.ts';

/** What any passkey of this Liora is asked. It names nobody's: which one answers, the device and its owner decide. */
export async function passkeyChallenge({ deps }: RequestContext) {
  const { id } = requireRelyingParty(deps.config);
  return {
    challenge: newChallenge(deps.config.sessionSecret, 'answer', deps.now()),
    rpId: id,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

/** A passkey with finger, face or PIN is two factors: it signs in alone, and stands for the second step as well. */
export async function signInWithPasskey(
  context: RequestContext,
  input: { response: Assertion },
): Promise<{ user_id: string; reopened: boolean }> {
  const { deps, clientAddress } = context;
  await limitSignInAddress(deps, clientAddress);
  const { userId, id } = await answeredPasskey(deps, input.response);
  // It may have been taken from the account until that was held.
  const spend = async (trx: Db) => {
    const isThere = (await listPasskeys(trx, userId)).some((one) => one.id === id);
    if (!isThere) throw new ProductError('PASSKEY_REFUSED');
  };
  const { reopened } = await openSession(context, userId, { spend });
  await forgetSignInTries(deps, userId);
  return { user_id: userId, reopened };
}

/**
 * Which passkey has answered, and whose it is.
 * @throws PASSKEY_REFUSED for an unknown one, a wrong signature, a question of another page, or one that was answered
 */
export async function answeredPasskey(
  deps: Deps,
  response: Assertion,
): Promise<{ userId: string; id: string }> {
  const party = requireRelyingParty(deps.config);
  const passkey = await findPasskey(deps.db, response.id);
  if (!passkey) throw new ProductError('PASSKEY_REFUSED');
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: takesChallenge(deps, 'answer'),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  );
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
  const counts = verified && (await markUsed(deps.db, passkey.id, { counter, backedUp, now: deps.now() }));
  if (!counts) throw new ProductError('PASSKEY_REFUSED');
  return { userId: passkey.user_id, id: passkey.id };
}
