import type { Language } from '@liora/domain/i18n/languages';
import { untilAvailable } from '../../../db/untilAvailable.ts';
import type { Deps } from '../../../deps.ts';
import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import { inLanguage } from '../../../language.ts';
import type { EmailChangeLetter, JobData } from '../../../queue/queues.ts';
import type { DoJob } from '../../../queue/work.ts';
import { type AccountRow, findAccount, findAccountById } from '../accounts.queries.ts';
import { type EmailChange, findEmailChange } from '../emailChange/emailChange.queries.ts';
import { emailChangeLink } from '../emailChange/emailChangeLinks.rules.ts';
import { signInLinkOf } from '../signInLink/signInLink.rules.ts';
import { findSignInLink } from '../signInLink/signInLinks.queries.ts';
import { accountExistsMail, noticeMail, resetMail, signInMail, verificationMail } from './accounts.mails.ts';
import { linkOf } from './letters.service.ts';
import { mailAccountExists } from './mailedLinks.service.ts';
import { type LinkPurpose, readMailedToken } from './mailedTokens.queries.ts';

/**
 * Hands one letter to the mail provider. It is marked as sent as soon as the provider says yes, or the database is back: only
 * a node killed between the two sends it again, and then under the same Message-ID, by which mail programs show it once.
 */
export const sendLetter: DoJob<'letters'> = async (deps, { id, data }) => {
  const letter = await letterOf(deps, id, data);
  if (!letter) return;
  const { hostname } = new URL(deps.config.publicUrl);
  const message = inLanguage(letter.language, letter.words);
  await deps.mailer.send({ ...message, messageId: `<${id}@${hostname}>` });
  await untilAvailable(() => deps.queue.complete(deps.db, 'letters', id));
};

interface UnsentLetter {
  /** Of whom it goes to. */
  language: Language | null;
  words: () => MailMessage;
}

/** What a letter says and to whom; null for one that is of no use to anybody any more. */
async function letterOf(deps: Deps, id: string, data: JobData['letters']): Promise<UnsentLetter | null> {
  if (data.kind === 'sign-in-link') return signInMessage(deps, id);
  const account = await findAccountById(deps.db, data.userId);
  if (!account) return null;
  const { publicUrl } = deps.config;
  const { email, language } = account;
  const { kind } = data;
  if ('changeId' in data) return changeMail(deps, data.kind, data.changeId, language);
  if (kind === 'account-exists')
    return { language, words: () => accountExistsMail(email, `${publicUrl}/auth`) };
  if (kind === 'reset-password' || kind === 'verify-email') return linkMail(deps, id, kind, account);
  const page = kind.startsWith('account-') ? 'auth' : 'profile/security';
  return { language, words: () => noticeMail(email, kind, `${publicUrl}/${page}`) };
}

/** To an address that may have no account yet. */
async function signInMessage(deps: Deps, id: string): Promise<UnsentLetter | null> {
  const asked = await findSignInLink(deps.db, id, deps.now());
  return (
    asked && {
      language: asked.language,
      words: () => signInMail(asked, signInLinkOf(deps.config, id).link),
    }
  );
}

async function linkMail(
  deps: Deps,
  letterId: string,
  purpose: LinkPurpose,
  { email, language }: AccountRow,
): Promise<UnsentLetter | null> {
  const { link, token } = linkOf(deps, purpose, letterId);
  // A link that ran out or was used while its letter waited.
  if (!(await readMailedToken(deps.db, purpose, token, deps.now()))) return null;
  const mail = purpose === 'reset-password' ? resetMail : verificationMail;
  return { language, words: () => mail(email, link) };
}

async function changeMail(
  deps: Deps,
  kind: EmailChangeLetter,
  changeId: string,
  language: Language | null,
): Promise<UnsentLetter | null> {
  const change = await findEmailChange(deps.db, changeId);
  if (!change) return null;
  if (kind !== 'confirm-email') {
    const { link } = emailChangeLink(deps.config, 'take back', changeId);
    return { language, words: () => noticeMail(change.old_email, kind, link) };
  }
  if (!(await isToConfirm(deps, change))) return null;
  const { link } = emailChangeLink(deps.config, 'confirm', changeId);
  return { language, words: () => noticeMail(change.new_email, kind, link) };
}

/** Whoever has an account at the new address already hears of that instead, and nobody else does (RUL-119). */
async function isToConfirm(deps: Deps, change: EmailChange): Promise<boolean> {
  if (change.confirmed_at || change.confirm_until <= deps.now()) return false;
  if (!(await findAccount(deps.db, change.new_email))) return true;
  await mailAccountExists(deps, change.new_email);
  return false;
}
