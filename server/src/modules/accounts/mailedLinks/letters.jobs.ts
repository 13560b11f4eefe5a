import type { Deps } from '../../../deps.ts';
import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import type { EmailChangeLetter, JobData } from '../../../queue/queues.ts';
import type { DoJob } from '../../../queue/work.ts';
import { findAccount, findAccountById } from '../accounts.queries.ts';
import { type EmailChange, findEmailChange } from '../emailChange/emailChange.queries.ts';
import { emailChangeLink } from '../emailChange/emailChangeLinks.rules.ts';
import { signInLinkOf } from '../signInLink/signInLink.rules.ts';
import { findSignInLink } from '../signInLink/signInLinks.queries.ts';
import { accountExistsMail, noticeMail, resetMail, signInMail, verificationMail } from './accounts.mails.ts';
import { linkOf } from './letters.service.ts';
import { mailAccountExists } from './mailedLinks.service.ts';
import { type LinkPurpose, readMailedToken } from './mailedTokens.queries.ts';

/**
 * Hands one letter to the mail provider. It is marked as sent as soon as the provider says yes: only a node killed
 * between the two sends it again, and then under the same Message-ID, by which mail programs show it once.
 */
export const sendLetter: DoJob<'letters'> = async (deps, { id, data }) => {
  const message = await messageOf(deps, id, data);
  if (!message) return;
  const { hostname } = new URL(deps.config.publicUrl);
  await deps.mailer.send({ ...message, messageId: `<${id}@${hostname}>` });
  await deps.queue.complete(deps.db, 'letters', id);
};

/** What a letter says and to whom; null for one that is of no use to anybody any more. */
async function messageOf(deps: Deps, id: string, data: JobData['letters']): Promise<MailMessage | null> {
  if (data.kind === 'sign-in-link') return signInMessage(deps, id);
  const account = await findAccountById(deps.db, data.userId);
  if (!account) return null;
  const { publicUrl } = deps.config;
  if ('changeId' in data) return changeMail(deps, data.kind, data.changeId);
  if (data.kind === 'account-exists') return accountExistsMail(account.email, `${publicUrl}/auth`);
  if (data.kind === 'reset-password' || data.kind === 'verify-email')
    return linkMail(deps, id, data.kind, account.email);
  const page = data.kind.startsWith('account-') ? 'auth' : 'profile/security';
  return noticeMail(account.email, data.kind, `${publicUrl}/${page}`);
}

/** To an address that may have no account yet. */
async function signInMessage(deps: Deps, id: string): Promise<MailMessage | null> {
  const asked = await findSignInLink(deps.db, id, deps.now());
  return asked && signInMail(asked, signInLinkOf(deps.config, id).link);
}

async function linkMail(
  deps: Deps,
  letterId: string,
  purpose: LinkPurpose,
  email: string,
): Promise<MailMessage | null> {
  const { link, token } = linkOf(deps, purpose, letterId);
  // A link that ran out or was used while its letter waited.
  if (!(await readMailedToken(deps.db, purpose, token, deps.now()))) return null;
  return purpose === 'reset-password' ? resetMail(email, link) : verificationMail(email, link);
}

async function changeMail(
  deps: Deps,
  kind: EmailChangeLetter,
  changeId: string,
): Promise<MailMessage | null> {
  const change = await findEmailChange(deps.db, changeId);
  if (!change) return null;
  if (kind === 'confirm-email') return confirmMail(deps, change);
  return noticeMail(change.old_email, kind, emailChangeLink(deps.config, 'take back', changeId).link);
}

/** Whoever has an account at the new address already hears of that instead, and nobody else does (RUL-119). */
async function confirmMail(deps: Deps, change: EmailChange): Promise<MailMessage | null> {
  if (change.confirmed_at || change.confirm_until <= deps.now()) return null;
  if (await findAccount(deps.db, change.new_email)) {
    await mailAccountExists(deps, change.new_email);
    return null;
  }
  return noticeMail(
    change.new_email,
    'confirm-email',
    emailChangeLink(deps.config, 'confirm', change.id).link,
  );
}
