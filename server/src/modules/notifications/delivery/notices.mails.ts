import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import type { LetterType } from '@liora/domain/rules/notificationSettings';
import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import { spokenLanguage } from '../../../language.ts';
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
  const { signature, stop, settings } = noticeText;
  const why = noticeText.why(letterTypeText[type]);
  const quoted = (message: string) => `\n  "${oneLine(message)}"`;
  const said = lines.map(({ title, message }) => oneLine(title) + (message ? quoted(message) : ''));
  const link = (words: string, address: string) => `${words}:\n${address}`;
  return [
    ...(lead ? [lead] : []),
    said.join('\n\n'),
    ...(more ? [more] : []),
    link(action.words, action.address),
    signature,
    `--\n${why}`,
    link(stop, stopAddress),
    `${link(settings, settingsAddress)}\n`,
  ].join('\n\n');
}

const QUOTE = 'margin:4px 0 0;padding-left:12px;border-left:3px solid #e8ddd0;font-style:italic';

function htmlOf({ type, lines, lead, more, action, stopAddress, settingsAddress }: Letter): string {
  const { signature, stop, settings } = noticeText;
  const why = noticeText.why(letterTypeText[type]);
  const paragraph = (words: string) => `<p>${escapedHtml(words)}</p>`;
  const quoted = (message: string) =>
    `<blockquote style="${QUOTE}">${escapedHtml(message).replaceAll('\n', '<br>')}</blockquote>`;
  const link = (words: string, address: string) =>
    `<a href="${escapedHtml(encodeURI(address))}">${escapedHtml(words)}</a>`;
  return [
    `<!doctype html><html lang="${spokenLanguage()}"><body style="font-family:sans-serif;color:#2a1624;line-height:1.5">`,
    ...(lead ? [paragraph(lead)] : []),
    ...lines.map(
      ({ title, message }) => `<p><b>${escapedHtml(oneLine(title))}</b></p>${message ? quoted(message) : ''}`,
    ),
    ...(more ? [paragraph(more)] : []),
    `<p>${link(action.words, action.address)}</p>`,
    paragraph(signature),
    `<p style="font-size:13px;color:#66515c">${escapedHtml(why)}<br>`,
    `${link(stop, stopAddress)} · ${link(settings, settingsAddress)}</p>`,
    '</body></html>',
  ].join('\n');
}
