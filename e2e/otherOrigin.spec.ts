import type { Page } from '@playwright/test';
import { database, forgetLimits } from './fixtures/database.ts';
import { serveAppElsewhere } from './fixtures/otherOrigin.ts';
import { createAccount, userIdOf } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import type { SimulatedPhone } from './fixtures/simulatedShell.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

// There is one other origin: one after the other.
test.describe.configure({ mode: 'default' });

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

declare global {
  interface Window {
    simulatedPhone: SimulatedPhone;
  }
}

test('GEN-02 DEEP-12 DEEP-25 DEEP-31 RUL-89 links that the phone opens the native app with are followed, each once', async ({
  page,
}) => {
  const { bar, bookshop, square } = DEMO_PLACES;
  const app = await serveAppElsewhere(origin, server, { launch: `${server}/?place=${bar.id}` });
  try {
    const reported: { token: string; source: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/rpc/platform/track') && request.method() === 'POST')
        reported.push(request.postDataJSON().json);
    });
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1, name: bar.name })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/place/${bar.id}`);

    const open = (address: string) => page.evaluate((link) => window.simulatedPhone.open(link), address);
    await open(`liora://place/${bookshop.id}`);
    await expect(page.getByRole('heading', { level: 1, name: bookshop.name })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/place/${bookshop.id}`);

    // Loaded anew, the phone still names the link that it was started with.
    await page.goto(`${origin}/explore`);
    await open('https://elsewhere.example/place/1');
    await open(`${server}/en/place/${square.id}/`);
    await expect(page.getByRole('heading', { level: 1, name: square.name })).toBeVisible();
    await expect.poll(() => reported.length).toBe(2);
    expect(reported.map(({ token, source }) => [token, source])).toEqual([
      [bar.id, 'native'],
      [square.id, 'native'],
    ]);
    await expect(page).toHaveURL(`${origin}/place/${square.id}`);
  } finally {
    app.close();
    app.closeAllConnections();
  }
});

/** Signed in, as the native app keeps it: without a cookie. */
async function bringSession(page: Page, { cookie }: Account): Promise<void> {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  await page.addInitScript((value) => localStorage.setItem('liora.session', value), token);
}

test('MEM-21 RUL-06 RUL-07 in the native app the store sells to the account that is signed in, and the server alone says who is a member', async ({
  page,
}) => {
  const app = await serveAppElsewhere(origin, server, {});
  try {
    const account = await createAccount();
    const { username } = account;
    await bringSession(page, account);
    await page.goto(`${origin}/prive`);
    const prive = page.getByRole('dialog', { name: 'Privé' });
    await prive.getByRole('button', { name: /^Start Privé/ }).click();
    const calls = () => page.evaluate(() => window.simulatedPhone.calls);
    await expect.poll(calls).toContain('buy MONTHLY');
    const profiles = database().updateTable('profiles').where('username', '=', username);
    const { user_id } = await profiles
      .set({ membership_tier: 'prive', subscription_status: 'active' })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await expectToast(page, 'Purchase Successful! 🎉', 'Privé access granted. Welcome to premium features!');
    expect(await calls()).toEqual([`configure ${user_id}`, `logIn ${user_id}`, 'buy MONTHLY']);
  } finally {
    app.close();
    app.closeAllConnections();
  }
});

test('NOTIF-06 in the native app the switch asks, the server knows the phone by its token, and a pressed notice leads to it', async ({
  page,
}) => {
  const app = await serveAppElsewhere(origin, server, {});
  try {
    const account = await createAccount();
    const userId = await userIdOf(account);
    await bringSession(page, account);
    await page.goto(`${origin}/profile/settings/notifications`);
    const phones = () =>
      database()
        .selectFrom('push_subscriptions')
        .select(['service', 'endpoint'])
        .where('user_id', '=', userId)
        .execute();
    const calls = () => page.evaluate(() => window.simulatedPhone.pushCalls);
    const push = page.getByRole('switch', { name: 'Push on this device' });
    await expect(page.getByText('Your phone asks you once.')).toBeVisible();
    expect(await calls()).toEqual([]);

    await push.click();
    await expect(push).toBeChecked();
    // Each start of the app tells the token of today once more.
    expect((await calls()).slice(0, 3)).toEqual(['ask', 'channel notices', 'register']);
    expect(await phones()).toEqual([{ service: 'fcm', endpoint: 'token-1' }]);

    await push.click();
    await expect(push).not.toBeChecked();
    await expect.poll(phones).toEqual([]);
    expect((await calls()).at(-1)).toBe('unregister');

    await page.evaluate(() => {
      const data = { id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
      window.simulatedPhone.tell('pushNotificationActionPerformed', {
        actionId: 'tap',
        notification: { data },
      });
    });
    await expect(page).toHaveURL(/\/notifications#0f0e0d0c-0b0a-4908-8706-050403020100$/);
    await expect(page.getByText('is gone')).toBeVisible();
  } finally {
    app.close();
    app.closeAllConnections();
  }
});
