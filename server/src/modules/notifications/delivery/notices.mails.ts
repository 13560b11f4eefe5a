import type { LetterType } from '@liora/domain/rules/notificationSettings';
import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import { letterTypeText, noticeText } from './notices.text.ts';

export interface Letter {
  to: string;
  messageId: string;
  type: LetterType;
  subject: string;
  /** What happened: each a line, and what somebody wrote about it. */
  lines: readonly { title: string; message: string | null }[];
  lead?: string;
  more?: string;
  action: { words: string; address: string };
  /** Where this sort of letters is switched off; it does no more than that. */
  stopAddress: string;
  settingsAddress: string;
}

/** One line: a name or a place may hold anything. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A letter about notifications, in the look of the product's letters, that mail programs can switch off (RFC 8058). */
export function noticeMail(letter: Letter): MailMessage {
  const { to, messageId, subject, stopAddress } = letter;
  return {
    to,
    messageId,
    subject: oneLine(subject),
    text: textOf(letter),
    html: htmlOf(letter),
    headers: {
      'List-Unsubscribe': `<${stopAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function textOf({ type, lines, lead, more, action, stopAddress, settingsAddress }: Letter): string {
  const said = lines.map(
    ({ title, message }) => oneLine(title) + (message ? `\n  "${oneLine(message)}"` : ''),
  );
  return [
    ...(lead ? [lead] : []),
    said.join('\n\n'),
    ...(more ? [more] : []),
    `${action.words}:\n${action.address}`,
    noticeText.signature,
    `--\n${noticeText.why(letterTypeText[type])}`,
    `${noticeText.stop}:\n${stopAddress}`,
    `${noticeText.settings}:\n${settingsAddress}\n`,
  ].join('\n\n');
}

function htmlOf({ type, lines, lead, more, action, stopAddress, settingsAddress }: Letter): string {
  const quote = 'margin:4px 0 0;padding-left:12px;border-left:3px solid #e8ddd0;font-style:italic';
  const said = lines.map(
    ({ title, message }) =>
      `<p><b>${escaped(oneLine(title))}</b></p>` +
      (message
        ? `<blockquote style="${quote}">${escaped(message).replaceAll('\n', '<br>')}</blockquote>`
        : ''),
  );
  const link = (address: string, words: string) =>
    `<a href="${escaped(encodeURI(address))}">${escaped(words)}</a>`;
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#2a1624;line-height:1.5">',
    ...(lead ? [`<p>${escaped(lead)}</p>`] : []),
    ...said,
    ...(more ? [`<p>${escaped(more)}</p>`] : []),
    `<p>${link(action.address, action.words)}</p>`,
    `<p>${noticeText.signature}</p>`,
    `<p style="font-size:13px;color:#66515c">${escaped(noticeText.why(letterTypeText[type]))}<br>`,
    `${link(stopAddress, noticeText.stop)} · ${link(settingsAddress, noticeText.settings)}</p>`,
    '</body></html>',
  ].join('\n');
}
