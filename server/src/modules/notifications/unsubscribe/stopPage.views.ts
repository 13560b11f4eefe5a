import type { LetterType } from '@liora/domain/rules/notificationSettings';
import { html, raw } from 'hono/html';
import { letterTypeText } from '../delivery/notices.text.ts';
import { stopText } from './stopPage.text.ts';

type Html = ReturnType<typeof html>;

const settingsLink = () => html`<p><a href="/profile/settings/notifications">${stopText.toSettings}</a></p>`;

/** Asks, with one button: opening the page changes nothing, since mail programs open links by themselves. */
export const askPage = (type: LetterType): Html =>
  page(
    html`<h1>${stopText.question}</h1>
      <p class="intro">${stopText.what(letterTypeText[type])}</p>
      <form method="post"><button type="submit">${stopText.stop}</button></form>
      ${settingsLink()}`,
  );

export const donePage = (type: LetterType): Html =>
  page(
    html`<h1>${stopText.done}</h1>
      <p class="intro">${letterTypeText[type]}. ${stopText.settings}</p>
      ${settingsLink()}`,
  );

export const invalidPage = (): Html =>
  page(
    html`<h1>${stopText.invalid}</h1>
      <p class="intro">${stopText.invalidText}</p>
      ${settingsLink()}`,
  );

/** No script, and nothing of whoever opens it. */
function page(content: Html): Html {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${stopText.title}</title>
        <link rel="stylesheet" href="/unsubscribe/page.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
