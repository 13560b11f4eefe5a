import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { createLocalMailbox } from './localMailbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp.ts';

/** Mail leaves the machine when SMTP is configured; otherwise it waits in the database, where the mailbox page looks. */
export function createMailer(mail: Config['mail'], db: Db): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl, mail.from) : createLocalMailbox(db);
}
