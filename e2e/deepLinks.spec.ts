import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { invite, VENUE } from './fixtures/inviting.ts';
import { createMember } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36';

async function linkCode(): Promise<string> {
  const { body } = await call<{ code: string }>('couples.createCode', {}, (await createMember()).cookie);
  return body.code;
}

test('DEEP-12 DEEP-16 DEEP-18 DEEP-31 RUL-33 RUL-89 what a link names opens, and its code leaves the address', {
  tag: '@flow',
}, async ({ page }) => {
  const { id, name } = DEMO_PLACES.bar;
  const told = page.waitForRequest('**/rpc/platform/track');
  await page.goto(`/?place=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(`/place/${id}`);
  expect((await told).postDataJSON().json).toEqual({
    event_type: 'deeplink_handled',
    path: '/',
    token: id,
    source: 'web',
  });
  expect((await (await told).response())?.ok()).toBe(true);
  await page.goto(`/en/place/${id}/`);
  await expect(page).toHaveURL(`/place/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/explore?code=${await linkCode()}`);
  await expect(page).toHaveURL('/link-connect');
  await expect(page.getByText('Sign in, and you can connect with your partner.')).toBeVisible();
  // It waits, and is brought back wherever somebody begins (RUL-35).
  await page.goto('/map');
  await expect(page).toHaveURL('/link-connect');
});

test.describe('in the browser of a phone that may have the app', () => {
  test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } });

  test('DEEP-02 DEEP-04 DEEP-05 DEEP-06 RUL-37 a partner’s link opens first, offers both ways, and tries the app once', async ({
    page,
    problems,
  }) => {
    problems.expect(/liora:/);
    const code = await linkCode();
    await page.goto(`/liora/link/${code}`);
    await expect(page.getByRole('heading', { name: 'Opening...' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The door is open' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in App' })).toHaveAttribute(
      'href',
      `liora://link/${code}`,
    );
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('liora.app-tried')))
      .toBe(`liora://link/${code}`);
    await expectAccessibleInBothThemes(page, 'the landing of a link');
    await page.getByRole('button', { name: 'Continue on Web' }).click();
    await expect(page).toHaveURL('/link-connect');
    await expect(page.getByText('Sign in, and you can connect with your partner.')).toBeVisible();
  });
});

test.describe('in the native app', () => {
  test.use({ userAgent: `${PHONE} LioraApp/1.0` });

  test('DEEP-03 DEEP-08 RUL-34 links open on the main screen, without their codes in the address', async ({
    page,
    account,
    anotherPerson,
  }) => {
    const address = await invite(page, { note: 'Bring a coat' });
    const guest = await anotherPerson();
    await guest.goto(address);
    await expect(guest.getByText(`${account.username} would like to take you out`)).toBeVisible();
    await expect(guest.getByRole('heading', { level: 1, name: VENUE })).toBeVisible();
    await expect(guest).toHaveURL('/');
    await guest.goto(`/liora/link/${await linkCode()}`);
    await expect(guest).toHaveURL('/link-connect');
    await expect(guest.getByText('Sign in, and you can connect with your partner.')).toBeVisible();
  });
});
