import type { LinkAnswer } from '@liora/domain/contract/signInLink';
import { maskedEmail } from '@liora/domain/rules/maskedEmail';
import type { Db } from '../../../db/client.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { invitationCode } from '../../invitations/invitationCode.rules.ts';
import { forgetSignInTries, limitLinkTries } from '../accountLimits.service.ts';
import { identityProved } from '../identity/identity.service.ts';
import { secondStepOf } from '../secondFactor/secondStep.service.ts';
import { openSession } from '../session/openSession.service.ts';
import { deleteSession } from '../session/session.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { ownerOfLink } from './linkAccounts.service.ts';
import { readSignInLink, type SignInLink, spendSignInLink } from './signInLinks.queries.ts';

/** For the page with the one button; spends nothing (RUL-108). */
export async function checkSignInLink(
  { deps, clientAddress }: RequestContext,
  { token }: { token: string },
): Promise<{ valid: boolean; email: string | null; adult: boolean }> {
  await limitLinkTries(deps, clientAddress);
  const link = await readSignInLink(deps.db, token, deps.now());
  return {
    valid: link !== null,
    email: link && maskedEmail(link.email),
    adult: Boolean(link?.adult_confirmed_at),
  };
}

/**
 * The press: who holds the link reads the mailbox of its address, which is what a password is by way of a reset. So it stands
 * for the password and for nothing more: a second factor is asked for as ever. Of many presses one gets the session; the link
 * is spent with that and not before.
 */
export async function signInWithLink(
  context: RequestContext,
  { token }: { token: string },
): Promise<LinkAnswer> {
  const { deps, viewer } = context;
  await limitLinkTries(deps, context.clientAddress);
  const { link, userId, created } = await ownerOfLink(context, token);
  const spend = async (trx: Db) => {
    if (!(await spendSignInLink(trx, token, deps.now()))) throw new ProductError('LINK_INVALID');
  };
  const answer = { created, next: returnPath(context, link) };
  if (viewer?.userId === userId) {
    await deps.db.transaction().execute(async (trx) => {
      await spend(trx);
      await identityProved({ ...context, viewer, deps: { ...deps, db: trx } });
    });
    return { ...answer, user_id: userId };
  }
  const step = await deps.db.transaction().execute(async (trx) => {
    const begun = await secondStepOf({ ...deps, db: trx }, userId);
    if (begun) await spend(trx);
    return begun;
  });
  if (step) return { ...answer, second_step: step };
  const { reopened } = await openSession(context, userId, { proved: true, spend }).catch((error: unknown) => {
    // Its time to come back is over: there is no account any more.
    throw error instanceof ProductError && error.code === 'WRONG_CREDENTIALS'
      ? new ProductError('LINK_INVALID')
      : error;
  });
  await endSessionBefore(context);
  await forgetSignInTries(deps, userId);
  return { ...answer, user_id: userId, reopened };
}

/** Somebody else was signed in in this browser, which forgets them: nobody else is to find their session either. */
async function endSessionBefore({ deps, requestHeaders }: RequestContext): Promise<void> {
  const before = readSessionToken(requestHeaders, deps.config.sessionSecret);
  if (before) await deleteSession(deps.db, before);
}

/** The address of the invitation, of which no code is stored: it is made of the id again. */
const returnPath = ({ deps }: RequestContext, { invitation_id: id }: SignInLink): string | null =>
  id && `/invite/${invitationCode(deps.config, id)}`;
