import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@liora/domain/durations';
import { SIGN_IN_LINK_MINUTES } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/reader.ts';
import type { JobData } from '../../../queue/queues.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { invitationOfCode } from '../../invitations/read/invitationOfCode.service.ts';
import { mayAskForMail, mayMailAccount, mayMailStranger, networkMark } from '../accountLimits.service.ts';
import { requireAdult, requireMailWay } from '../accounts.policy.ts';
import { type AccountRow, findAccount } from '../accounts.queries.ts';
import { isHeldEmail } from '../emailChange/emailChange.queries.ts';
import { knownDeviceOf, readDeviceMark } from '../session/knownDevice.parser.ts';
import { deviceOf } from '../sessions/device.parser.ts';
import { signInLinkOf } from './signInLink.rules.ts';
import { putSignInLink } from './signInLinks.queries.ts';

export interface SignInLinkRequest {
  email: string;
  /** Left out by who has an account: then the link makes none. */
  adult?: boolean | undefined;
  /** Code of the invitation that it leads back to. */
  invitation?: string | undefined;
}

/**
 * Mails a link that signs in. Whether there is an account, its limits and the letter are found out behind the answer, so that
 * neither its words nor its time tell of one (RUL-119).
 * @throws ADULTS_ONLY, NO_MAIL
 */
export async function requestSignInLink(
  context: RequestContext,
  { email, adult, invitation }: SignInLinkRequest,
): Promise<Record<string, never>> {
  const { deps, clientAddress, requestHeaders } = context;
  if (adult !== undefined) requireAdult(adult);
  requireMailWay(deps.config);
  if (!(await mayAskForMail(deps, clientAddress))) return {};
  const { browser, system } = deviceOf(requestHeaders.get('user-agent'));
  await deps.queue.send(deps.db, 'letter-requests', {
    kind: 'sign-in-link',
    identifier: email.toLowerCase(),
    network: networkMark(deps, clientAddress),
    device: readDeviceMark(requestHeaders),
    adultAt: adult ? deps.now().toISOString() : null,
    invitationId: invitation === undefined ? null : await invitationOfCode(deps.db, invitation),
    browser,
    system,
    language: languageOf(context.request),
  });
  deps.queue.wake('letter-requests');
  return {};
}

type Request = Extract<JobData['letter-requests'], { kind: 'sign-in-link' }>;

/** Makes the link of an answered request and puts its letter into the queue, where the address may have one. */
export async function answerSignInRequest(deps: Deps, trx: Db, request: Request): Promise<void> {
  const account = await findAccount(trx, request.identifier);
  if (!(await mayHaveLink(deps, trx, request, account))) return;
  const id = randomUUID();
  const now = deps.now();
  await putSignInLink(trx, {
    id,
    token: signInLinkOf(deps.config, id).token,
    email: request.identifier,
    adult_confirmed_at: request.adultAt === null ? null : new Date(request.adultAt),
    invitation_id: request.invitationId,
    browser: request.browser,
    system: request.system,
    language: account?.language ?? request.language ?? null,
    now,
    expires_at: new Date(now.getTime() + SIGN_IN_LINK_MINUTES * MINUTE_MS),
  });
  await deps.queue.send(trx, 'letters', { kind: 'sign-in-link' }, id);
}

/** An account's owner as ever; anybody else where they may get an account by it, and few letters in a day. */
async function mayHaveLink(
  deps: Deps,
  trx: Db,
  request: Request,
  account: AccountRow | null,
): Promise<boolean> {
  const { identifier: email, network, device, adultAt } = request;
  const within = { ...deps, db: trx };
  if (account) {
    const { user_id: userId } = account;
    return mayMailAccount(within, {
      userId,
      network,
      knownDevice: knownDeviceOf(deps.config, device, userId),
    });
  }
  if (adultAt === null || (await isHeldEmail(trx, email, deps.now()))) return false;
  if (!(await mayMailAccount(within, { userId: email, network, knownDevice: null }))) return false;
  return mayMailStranger(within, email);
}
