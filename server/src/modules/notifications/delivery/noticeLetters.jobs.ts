import type { Deps } from '../../../deps.ts';
import { inLanguage } from '../../../language.ts';
import type { NoticeJob } from '../../../queue/queues.ts';
import type { DoJob } from '../../../queue/work.ts';
import { sendDigest } from '../digest/sendDigest.service.ts';
import type { DueNotice } from './deliveries.queries.ts';
import { dueNotice, noteSent } from './dueNotices.service.ts';
import { letterBasics } from './letterBasics.rules.ts';
import { type Letter, noticeMail } from './notices.mails.ts';
import { noticeText } from './notices.text.ts';
import { noticeWords } from './noticeWords.rules.ts';

/**
 * Hands one letter about a notification, or somebody's digest, to the mail provider. A node killed before it is marked as sent
 * sends it again, under the same Message-ID.
 */
export const sendNoticeLetter: DoJob<'notice-letters'> = async (deps, { id, data }) => {
  if ('digestOf' in data) return sendDigest(deps, id, data);
  const notice = await dueNotice(deps, { id, data }, 'email');
  if (!notice) return;
  await deps.mailer.send(inLanguage(notice.language, () => noticeMail(letterOf(deps, notice, data))));
  await noteSent(deps, data, 'email');
};

function letterOf({ config }: Deps, notice: DueNotice, { round }: NoticeJob): Letter {
  const words = noticeWords(notice);
  const { id, email: to, user_id: userId, type } = notice;
  return {
    ...letterBasics(config, { to, userId, type }, `notice-${id}-${round}`),
    subject: words.title,
    lines: [words],
    action: { words: noticeText.open, address: `${config.publicUrl}/notifications#${id}` },
  };
}
