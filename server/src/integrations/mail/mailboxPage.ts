import { html, raw } from 'hono/html';
import type { LocalMail } from './localMailbox.ts';
import { MAILBOX_TEXT } from './mailboxPage.text.ts';

type Html = ReturnType<typeof html>;

const LINK = /https?:\/\/\S+/g;

/** The page of the last letters: no script, every value escaped. */
export function mailboxPage(mails: LocalMail[]): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${MAILBOX_TEXT.title} · Liora</title>
        <link rel="stylesheet" href="/mailbox.css" />
      </head>
      <body>
        <main>
          <h1>${MAILBOX_TEXT.title}</h1>
          <p class="intro">${MAILBOX_TEXT.intro}</p>
          ${mails.length === 0 ? html`<p>${MAILBOX_TEXT.empty}</p>` : mails.map(letter)}
        </main>
      </body>
    </html>`;
}

function letter(mail: LocalMail): Html {
  const sent = mail.sent_at.toISOString();
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">
      ${MAILBOX_TEXT.to} ${mail.recipient} ·
      <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time>
    </p>
    <div class="body">${linked(mail.body)}</div>
  </article>`;
}

/** The text of a letter with its addresses as links. */
function linked(text: string): Html[] {
  const words = text.split(LINK);
  const links = text.match(LINK) ?? [];
  return words.map((part, index) => {
    const link = links[index];
    return link ? html`${part}<a href="${link}">${link}</a>` : html`${part}${raw('')}`;
  });
}
