import { forgetLimits } from './fixtures/database.ts';
import { serveAppElsewhere } from './fixtures/otherOrigin.ts';
import { createAccount } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const { E2E_BASE_URL: server = '', E2E_APP_ORIGIN: origin = '' } = process.env;

test('FIX-04 the built app of another origin shows plans, signs in with a token, hears what happens and signs out', async ({
  page,
  context,
}) => {
  const app = await serveAppElsewhere(origin, server);
  try {
    await forgetLimits();
    const { username, password } = await createAccount();
    const streams: string[] = [];
    page.on('request', (request) => void (request.url().includes('/live?') && streams.push(request.url())));

    await page.goto(`${origin}/curated-plans`);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto(`${origin}/auth`);
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const token = () => page.evaluate(() => localStorage.getItem('liora.session'));
    await expect.poll(token).toBeTruthy();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('liora.auth'))).toEqual([]);

    await page.goto(`${origin}/profile`);
    await expect(page.getByText(username).first()).toBeVisible();
    const own = await page.evaluate(() => localStorage.getItem('liora.session'));
    await expect.poll(() => streams.length).toBeGreaterThan(0);
    expect(streams.every((url) => url.startsWith(server) && !url.includes(own ?? '-'))).toBe(true);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect.poll(token).toBeNull();
  } finally {
    app.close();
    app.closeAllConnections();
  }
});
