import type { NewCredential } from '@liora/domain/contract/accountSecurity';
import { PASSKEYS_MAX } from '@liora/domain/limits';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { whileProved } from '../identity/whileProved.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { CHALLENGE_MS, newChallenge } from './challenge.rules.ts';
import { orRefused, takesChallenge } from './challenges.service.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  lockPasskeys,
  renamePasskeyRow,
} from './passkeys.queries.ts';
import { requireRelyingParty } from './relyingParty.policy.ts';

type Context = RequestContext & SignedInCaller;

/** Ed25519, ES256, RS256: between them every device there is. */
const ALGORITHMS = [-8, -7, -257];
const publicKey = 'public-key' as const;

/** What a device is asked to make. Those that the account has are named, so that none is made twice on one device. */
export async function startPasskey(context: Context) {
  const { deps, viewer } = context;
  const { id } = requireRelyingParty(deps.config);
  await requireProvedIdentity(context);
  const known = await listPasskeys(deps.db, viewer.userId);
  if (known.length >= PASSKEYS_MAX) throw new ProductError('TOO_MANY_PASSKEYS');
  return {
    challenge: newChallenge(deps.config.sessionSecret, `new passkey of ${viewer.userId}`, deps.now()),
    timeout: CHALLENGE_MS,
    rp: { id, name: 'Liora' },
    user: {
      id: Buffer.from(viewer.userId).toString('base64url'),
      name: viewer.username,
      displayName: viewer.username,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: publicKey, alg })),
    excludeCredentials: known.map(({ credential_id }) => ({ type: publicKey, id: credential_id })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Keeps what the device has made. From then on it signs in without a password. */
export async function addPasskey(
  context: Context,
  input: { response: NewCredential; name: string },
): Promise<{ id: string }> {
  const { deps, viewer } = context;
  const { userId } = viewer;
  const party = requireRelyingParty(deps.config);
  await requireProvedIdentity(context);
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: { ...input.response, clientExtensionResults: {} } as never,
      expectedChallenge: takesChallenge(deps, `new passkey of ${userId}`),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new ProductError('PASSKEY_REFUSED');
  const { credential, credentialBackedUp: backedUp } = registrationInfo;
  const id = await whileProved(context, async (trx) => {
    if ((await lockPasskeys(trx, userId)) >= PASSKEYS_MAX) throw new ProductError('TOO_MANY_PASSKEYS');
    const stored = await insertPasskey(trx, {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: input.response.response.transports ?? [],
      backedUp,
      name: input.name,
      now: deps.now(),
    });
    if (!stored) throw new ProductError('PASSKEY_REFUSED');
    await queueLetter(deps, trx, { kind: 'passkey-added', userId });
    return stored;
  });
  deps.queue.wake('letters');
  return { id };
}

export async function renamePasskey(
  { deps, viewer }: Context,
  { id, name }: { id: string; name: string },
): Promise<Record<string, never>> {
  if (!(await renamePasskeyRow(deps.db, viewer.userId, id, name))) throw new ProductError('NOT_FOUND');
  return {};
}

/** Answers alike when it is gone already, or was never theirs. */
export async function removePasskey(
  context: Context,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  await whileProved(context, async (trx) => {
    if (!(await deletePasskey(trx, viewer.userId, id))) return;
    await queueLetter(deps, trx, { kind: 'passkey-removed', userId: viewer.userId });
  });
  deps.queue.wake('letters');
  return {};
}
