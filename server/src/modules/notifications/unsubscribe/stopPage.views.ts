import type { LetterType } from '@liora/domain/rules/notificationSettings';
import { html, raw } from 'hono/html';
import { spokenLanguage } from '../../../language.ts';
import { letterTypeText } from '../delivery/notices.text.ts';
import { stopText } from './stopPage.text.ts';

type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  words: string;
  /** What the one button says; without it there is none. */
  button?: string;
}

/** Asks, with one button: opening the page changes nothing, since mail programs open links by themselves. */
export const askPage = (type: LetterType): Html =>
  page({ title: stopText.question, words: stopText.what(letterTypeText[type]), button: stopText.stop });

export const donePage = (type: LetterType): Html =>
  page({ title: stopText.done, words: stopText.doneWhat(letterTypeText[type]) });

export const invalidPage = (): Html => page({ title: stopText.invalid, words: stopText.invalidText });

/** No script, and nothing of whoever opens it. */
function page({ title, words, button }: Page): Html {
  const { title: name, toSettings } = stopText;
  return html`${raw('<!doctype html>')}
    <html lang="${spokenLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        <link rel="stylesheet" href="/unsubscribe/page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="intro">${words}</p>
          ${button && html`<form method="post"><button type="submit">${button}</button></form>`}
          <p><a href="/profile/settings/notifications">${toSettings}</a></p>
        </main>
      </body>
    </html>`;
}
