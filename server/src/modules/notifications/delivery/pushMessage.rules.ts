import { HOUR_SECONDS } from '@liora/domain/durations';
import { PUSH_STORED_HOURS } from '@liora/domain/limits';
import { GROUP_OF } from '@liora/domain/rules/notifications';
import type { PushMessage } from '../../../integrations/push/pusher.ts';
import type { DueNotice } from './deliveries.queries.ts';
import { discreetText } from './notices.text.ts';
import { noticeWords } from './noticeWords.rules.ts';

/** What a device shows of it; together they fit, whatever the script. */
const TITLE_CHARS = 80;
const BODY_CHARS = 120;

/**
 * A notification for a device. It says who and what only where its owner wants that on a screen which others see; what is the
 * matter is asked for when it is opened, by its id.
 */
export function pushMessage(notice: DueNotice): PushMessage {
  const { id, type, push_details } = notice;
  const words = push_details ? detailed(notice) : discreet(notice);
  return {
    notice: { id, ...words },
    topic: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
    urgency: GROUP_OF[type] === 'dates' ? 'normal' : 'low',
    ttlSeconds: PUSH_STORED_HOURS * HOUR_SECONDS,
  };
}

function detailed(notice: DueNotice) {
  const { title, message } = noticeWords(notice);
  return { title: cut(title, TITLE_CHARS), body: cut(message ?? '', BODY_CHARS) };
}

const discreet = ({ type }: Pick<DueNotice, 'type'>) => ({
  title: discreetText.title,
  body: GROUP_OF[type] === 'dates' ? discreetText.dates : discreetText.other,
});

function cut(text: string, most: number): string {
  const signs = Array.from(text);
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}
