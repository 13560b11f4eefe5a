import { randomBytes } from 'node:crypto';
import type { CompanyOutcome } from '@liora/domain/contract/companySignIn';
import { COMPANY_CLOCK_SECONDS, STALE_URL_SECONDS } from '@liora/domain/limits';
import { nextPath } from '@liora/domain/rules/nextPath';
import type { Db } from '../../../db/client.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { forgetProofTries, limitSignInAddress } from '../accountLimits.service.ts';
import { verifiesEmail } from '../accounts.policy.ts';
import { findAccount, findAccountById, markEmailVerified } from '../accounts.queries.ts';
import { isHeldEmail } from '../emailChange/emailChange.queries.ts';
import { identityProved, requireProvedIdentity } from '../identity/identity.service.ts';
import { spendChallenge } from '../passkeys/passkeys.queries.ts';
import { secondStepOf } from '../secondFactor/secondStep.service.ts';
import { openSession } from '../session/openSession.service.ts';
import { findCompanyOwner } from './company.queries.ts';
import type { CompanyIdentity } from './company.types.ts';
import { connectCompany } from './companyAccounts.service.ts';
import { forgetFlow, keepFlow, readFlow } from './companyCookie.parser.ts';
import { flowHash, isSame, type PendingFlow, secretsOf } from './companyFlow.rules.ts';
import { identify, wayToCompany } from './companyIdentity.service.ts';

type Redirect = { address: string };
type Input = { next?: string | undefined };
const ID_BYTES = 24;

export function startCompanySignIn(context: RequestContext, input: Input): Promise<Redirect> {
  return start(context, 'sign in', input);
}

/** A new way to sign in, so whoever asks has just proved who they are. */
export async function startCompanyConnection(
  context: RequestContext & SignedInCaller,
  input: Input,
): Promise<Redirect> {
  await requireProvedIdentity(context);
  return start(context, 'connect', input);
}

export function startCompanyProof(context: RequestContext & SignedInCaller, input: Input): Promise<Redirect> {
  return start(context, 'prove', input);
}

async function start(
  context: RequestContext,
  purpose: PendingFlow['purpose'],
  input: Input,
): Promise<Redirect> {
  const { deps, clientAddress, viewer } = context;
  await limitSignInAddress(deps, clientAddress);
  const id = randomBytes(ID_BYTES).toString('base64url');
  const address = await wayToCompany(deps, id, { anew: purpose === 'prove' });
  keepFlow(context, {
    kind: 'pending',
    id,
    purpose,
    userId: purpose === 'sign in' ? null : (viewer?.userId ?? null),
    next: nextPath(input.next),
    at: deps.now().getTime(),
  });
  return { address };
}

/** What the company has answered, once, in the browser that asked. @throws COMPANY_REFUSED for what nobody here asked */
export async function finishCompanySignIn(
  context: RequestContext,
  input: { code: string; state: string; iss?: string | undefined },
): Promise<CompanyOutcome> {
  const { deps, clientAddress, viewer } = context;
  if (!deps.config.company) throw new ProductError('COMPANY_OFF');
  await limitSignInAddress(deps, clientAddress);
  const flow = await takeFlow(context, input.state);
  warnIfStale(deps, flow);
  const identity = await identify(deps, flow.id, input);
  if (flow.purpose === 'sign in') return signInAs(context, flow, identity);
  if (!viewer || viewer.userId !== flow.userId) throw new ProductError('COMPANY_REFUSED');
  const caller = { ...context, viewer };
  return flow.purpose === 'connect' ? connect(caller, flow, identity) : prove(caller, flow, identity);
}

/** The address that somebody came back with has lain somewhere: it still counts, and may have been passed on (AUTH-21). */
function warnIfStale({ log, now }: Pick<RequestContext['deps'], 'log' | 'now'>, { at }: PendingFlow): void {
  const seconds = Math.round((now().getTime() - at) / 1000);
  if (seconds > STALE_URL_SECONDS) log.warn({ seconds }, 'a company was answered for with an old address');
}

/** Of many answers to one question one counts, also after one that went wrong. */
async function takeFlow(context: RequestContext, state: string): Promise<PendingFlow> {
  const { deps } = context;
  const flow = readFlow(context);
  if (flow?.kind !== 'pending' || !isSame(state, secretsOf(deps.config.sessionSecret, flow.id).state))
    throw new ProductError('COMPANY_REFUSED');
  forgetFlow(context);
  if (!(await spendChallenge(deps.db, flowHash(flow.id), new Date(flow.end))))
    throw new ProductError('COMPANY_REFUSED');
  return flow;
}

async function signInAs(
  context: RequestContext,
  { next }: PendingFlow,
  identity: CompanyIdentity,
): Promise<CompanyOutcome> {
  const { deps } = context;
  const userId = await findCompanyOwner(deps.db, identity);
  if (!userId) return welcome(context, next, identity);
  await requireVerifiedEmail(context, userId, identity);
  const step = await secondStepOf(deps, userId);
  if (step) return { outcome: 'second step', next, second_step: step };
  // It may have been taken from the account until that was held.
  const spend = async (trx: Db) => {
    if ((await findCompanyOwner(trx, identity)) !== userId) throw new ProductError('COMPANY_REFUSED');
  };
  const { reopened } = await openSession(context, userId, { spend });
  return { outcome: 'signed in', next, user_id: userId, reopened };
}

/** As with a password (RUL-29); the company's word for the very address confirms it. */
async function requireVerifiedEmail(
  { deps }: RequestContext,
  userId: string,
  { email }: CompanyIdentity,
): Promise<void> {
  const account = await findAccountById(deps.db, userId);
  if (!account || account.email_verified || !verifiesEmail(deps.config)) return;
  if (account.email !== email) throw new ProductError('EMAIL_NOT_VERIFIED');
  await markEmailVerified(deps.db, userId, deps.now());
}

/** Somebody new here. Who has an account with that address is told so, and nothing of it is touched. */
async function welcome(
  context: RequestContext,
  next: string,
  { issuer, subject, email }: CompanyIdentity,
): Promise<CompanyOutcome> {
  const { deps } = context;
  if (!email) throw new ProductError('COMPANY_EMAIL_UNVERIFIED');
  if ((await findAccount(deps.db, email)) || (await isHeldEmail(deps.db, email, deps.now())))
    return { outcome: 'known email', next, email };
  keepFlow(context, { kind: 'vouched for', issuer, subject, email, next });
  return { outcome: 'sign up', next, email };
}

type Context = RequestContext & SignedInCaller;

async function connect(
  context: Context,
  { next }: PendingFlow,
  identity: CompanyIdentity,
): Promise<CompanyOutcome> {
  await connectCompany(context, identity);
  return { outcome: 'connected', next };
}

/** A device left open proves nothing: the company has to have asked since (OpenID Connect Core, max_age). */
async function prove(
  context: Context,
  { next, at }: PendingFlow,
  identity: CompanyIdentity,
): Promise<CompanyOutcome> {
  const { deps, viewer } = context;
  if ((await findCompanyOwner(deps.db, identity)) !== viewer.userId)
    throw new ProductError('COMPANY_REFUSED');
  if (identity.authTime === null || identity.authTime < at / 1000 - COMPANY_CLOCK_SECONDS)
    throw new ProductError('COMPANY_PROOF_OLD');
  await identityProved(context);
  await forgetProofTries(deps, viewer.userId);
  return { outcome: 'proved', next };
}
