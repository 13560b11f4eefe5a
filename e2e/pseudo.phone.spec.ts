import type { Page } from '@playwright/test';
import { answeredWords } from './fixtures/answeredWords.ts';
import { shownTexts, tooWide } from './fixtures/shownTexts.ts';
import { expect, test } from './fixtures/test.ts';

// The pseudo language of the built app: every message accented, a third longer and in brackets (docs/decisions/0014).
test.use({ locale: 'en-XA' });

const PUBLIC = [
  '/explore',
  '/curated-plans',
  '/category?name=Bar',
  '/saved',
  '/profile',
  '/prive',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=forgot',
  '/privacy',
  '/not-a-page',
];

async function addressOf(page: Page, list: string, kind: string): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="/${kind}/"]`).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

/** What of a screen is in no message, put together of several, or wider than the phone. */
async function problemsOf(page: Page, path: string, answered: () => string[]): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('h1', { hasText: /\p{L}/u }).first()).toBeAttached();
  await expect(page.locator('main .skeleton, [aria-busy="true"]')).toHaveCount(0);
  const texts = await shownTexts(page);
  const data = answered();
  expect(
    texts.some((text) => text.includes('⟦')),
    `${path} is in the pseudo language`,
  ).toBe(true);
  return [
    ...texts.filter((text) => wordsBeside(text, data).length > 0).map((text) => `past the messages: ${text}`),
    ...texts.filter((text) => /⟧[\s,:]*⟦/.test(outline(text))).map((text) => `put together: ${text}`),
    ...(await tooWide(page)).map((text) => `too wide: ${text}`),
  ].map((problem) => `${path}: ${problem}`);
}

/** '⟦⟧ Tosca ⟦⟧': what stands between the messages. Messages inside of messages are their parameters. */
function outline(text: string): string {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      if (letter === '⟦') return depth++ === 0;
      if (letter === '⟧') return --depth === 0;
      return depth === 0;
    })
    .join('');
}

/** Words in no message which are not the data that the server answered with either. */
function wordsBeside(text: string, data: readonly string[]): string[] {
  let rest = outline(text).toLowerCase();
  for (const word of data) if (rest.includes(word)) rest = rest.replaceAll(word, ' ');
  return rest.replace(/\b[ap]m\b/g, '').match(/\p{L}{2,}/gu) ?? [];
}

test('FIX-56 no screen says anything past the messages, glues two or grows wider than a phone', async ({
  page,
}) => {
  const answered = await answeredWords(page);
  const paths = [
    ...PUBLIC,
    await addressOf(page, '/curated-plans', 'plan'),
    await addressOf(page, '/explore', 'place'),
  ];
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await problemsOf(page, path, answered)));
  expect(problems).toEqual([]);
});
