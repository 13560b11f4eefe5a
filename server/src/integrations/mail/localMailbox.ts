import type { Db } from '../../db/client.ts';
import type { Mailer } from './mailer.ts';

const MAX_MAILS = 50;

export interface LocalMail {
  recipient: string;
  subject: string;
  body: string;
  sent_at: Date;
}

/** Mail of a server without SMTP: the last letters, in the database, for the mailbox page. */
export function createLocalMailbox(db: Db): Mailer {
  return {
    send: async ({ to, subject, text, messageId = null }) => {
      await db
        .insertInto('local_mails')
        .values({ recipient: to, subject, body: text, message_id: messageId })
        .onConflict((known) => known.column('message_id').doNothing())
        .execute();
      await db
        .deleteFrom('local_mails')
        .where('id', 'not in', (newest) =>
          newest.selectFrom('local_mails').select('id').orderBy('id', 'desc').limit(MAX_MAILS),
        )
        .execute();
    },
  };
}

/** Letters to somebody whose account is being erased. */
export async function eraseLocalMails(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('local_mails').where('recipient', '=', recipient).execute();
}

/** Newest first. */
export function readLocalMails(db: Db): Promise<LocalMail[]> {
  return db
    .selectFrom('local_mails')
    .select(['recipient', 'subject', 'body', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(MAX_MAILS)
    .execute();
}
