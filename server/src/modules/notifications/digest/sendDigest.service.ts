import { DAY_MS } from '@liora/domain/durations';
import { DIGEST_DAYS, DIGEST_LINES } from '@liora/domain/limits';
import { untilAvailable } from '../../../db/untilAvailable.ts';
import type { Deps } from '../../../deps.ts';
import { inLanguage } from '../../../language.ts';
import type { DigestJob } from '../../../queue/queues.ts';
import { waitsForQuiet } from '../delivery/dueNotices.service.ts';
import { letterBasics } from '../delivery/letterBasics.rules.ts';
import { type Letter, noticeMail } from '../delivery/notices.mails.ts';
import { noticeText } from '../delivery/notices.text.ts';
import { noticeWords } from '../delivery/noticeWords.rules.ts';
import { type DigestReader, findDigestReader, type UnreadRow, unreadSince } from './digest.queries.ts';

/** Sends what somebody has not read of the last week; where that is nothing, nothing. */
export async function sendDigest(deps: Deps, jobId: string, data: DigestJob): Promise<void> {
  const { db, now, mailer, queue } = deps;
  const reader = await findDigestReader(db, data.digestOf);
  if (!reader || (await waitsForQuiet(deps, 'notice-letters', jobId, data, reader))) return;
  const since = new Date(now().getTime() - DIGEST_DAYS * DAY_MS);
  const unread = await unreadSince(db, data.digestOf, since, DIGEST_LINES);
  const [first] = unread;
  if (!first) return;
  const mail = () => noticeMail(digestOf(deps, data, reader, unread, first.total));
  await mailer.send(inLanguage(reader.language, mail));
  await untilAvailable(() => queue.complete(db, 'notice-letters', jobId));
}

function digestOf(
  { config }: Deps,
  { digestOf: userId, week }: DigestJob,
  { email: to, time_zone }: DigestReader,
  unread: readonly UnreadRow[],
  total: number,
): Letter {
  const { digest } = noticeText;
  const left = total - unread.length;
  return {
    ...letterBasics(config, { to, userId, type: 'digest' }, `digest-${userId}-${week}`),
    subject: digest.subject(total),
    lead: digest.lead,
    lines: unread.map((row) => noticeWords({ ...row, time_zone })),
    ...(left > 0 && { more: digest.more(left) }),
    action: { words: digest.open, address: `${config.publicUrl}/notifications` },
  };
}
