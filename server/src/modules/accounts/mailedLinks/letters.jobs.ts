import type { DoJob } from '../../../queue/work.ts';
import { type AccountRow, findAccountById } from '../accounts.queries.ts';
import { accountExistsMail, resetMail, verificationMail } from './accounts.mails.ts';
import { linkOf } from './letters.service.ts';
import { type LinkPurpose, readMailedToken } from './mailedTokens.queries.ts';

/**
 * Hands one letter to the mail provider. It is marked as sent as soon as the provider says yes: only a node killed
 * between the two sends it again, and then under the same Message-ID, by which mail programs show it once.
 */
export const sendLetter: DoJob<'letters'> = async (deps, { id, data: { kind, userId } }) => {
  const account = await findAccountById(deps.db, userId);
  if (!account) return;
  const message =
    kind === 'account-exists'
      ? accountExistsMail(account.email, `${deps.config.publicUrl}/auth`)
      : await linkMail(kind, account);
  if (!message) return;
  const { hostname } = new URL(deps.config.publicUrl);
  await deps.mailer.send({ ...message, messageId: `<${id}@${hostname}>` });
  await deps.queue.complete(deps.db, 'letters', id);

  async function linkMail(purpose: LinkPurpose, { email }: AccountRow) {
    const { link, token } = linkOf(deps, purpose, id);
    // A link that ran out or was used while its letter waited is of no use to anybody.
    if (!(await readMailedToken(deps.db, purpose, token, deps.now()))) return null;
    return purpose === 'reset-password' ? resetMail(email, link) : verificationMail(email, link);
  }
};
