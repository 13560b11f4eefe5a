import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { forgetLimits } from './fixtures/database.ts';
import { invite } from './fixtures/inviting.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test.beforeEach(forgetLimits);

async function eventsIn(file: string | Download) {
  const text = typeof file === 'string' ? file : await readFile(await file.path(), 'utf8');
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => ({
      title: new ICAL.Event(component).summary,
      status: component.getFirstPropertyValue('status'),
    }));
}

test('RUL-39 INV-04 before anybody signs in an invitation goes into the calendar', { tag: '@flow' }, async ({
  page,
  account: maya,
  anotherPerson,
}) => {
  const address = await invite(page);
  const guest = await anotherPerson();
  await guest.goto(address);
  const add = guest.getByRole('link', { name: 'Add to calendar' });
  const arriving = guest.waitForEvent('download');
  await add.focus();
  await guest.keyboard.press('Enter');
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('liora.ics');
  expect(await eventsIn(file)).toEqual([
    { title: `Sigmund Stern Grove with ${maya.username}?`, status: 'TENTATIVE' },
  ]);
  // The page is still there, and nothing was spent by reading.
  await expect(guest.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('RUL-108 a calendar feed: turned on, busy only, another link, and off', { tag: '@flow' }, async ({
  page,
  context,
  account: _account,
  problems,
}) => {
  problems.expect(/status of 404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile/settings/data');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await expectToast(page, 'Link copied', 'Add it to your calendar as a subscription.');
  await expectAccessibleInBothThemes(page, 'the calendar feed');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const first = await copied();
  const status = async (url: string) => (await page.request.get(url)).status();
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar');
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    first.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  );

  // What has not reached the server yet goes with the page.
  const stored = page.waitForResponse(/\/rpc\/calendar\/setDetail/);
  await page.getByText('Busy only', { exact: true }).click();
  await expect(page.getByText('Your dates, busy only')).toBeVisible();
  await stored;
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Busy only' })).toBeChecked();

  await page.getByRole('button', { name: 'Replace link' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Replace the link?' });
  await expectAccessible(page, 'replacing the link');
  await asking.getByRole('button', { name: 'Replace link' }).click();
  await expectToast(page, 'The link is replaced', 'Add it to your calendar as a subscription.');
  expect(await status(first)).toBe(404);
  await copy.click();
  await expect.poll(copied).not.toBe(first);
  const second = await copied();
  expect(await status(second)).toBe(200);

  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'The calendar feed is off');
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  expect(await status(second)).toBe(404);
});

test('what is done to a feed on one device is seen on the other', async ({
  page,
  account,
  anotherPerson,
}) => {
  const other = await anotherPerson(account);
  for (const one of [page, other]) {
    await one.goto('/profile/settings/data');
    await expect(one.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('a feed whose first answer got lost, and that was turned off elsewhere since, is turned on by pressing again', async ({
  page,
  account,
  anotherPerson,
  problems,
}) => {
  problems.expect(/ERR_FAILED|status of 5/);
  // Nothing of what happens elsewhere is heard.
  await page.route('**/live*', (route) => route.abort());
  await page.goto('/profile/settings/data');
  const on = (one: Page) => one.getByRole('button', { name: 'Turn on', exact: true });
  await page.route('**/rpc/calendar/turnOn', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await on(page).click();
  await expectToast(page, 'This could not be changed', 'Something went wrong. Please try again later.');
  await page.unroute('**/rpc/calendar/turnOn');

  const other = await anotherPerson(account);
  await other.goto('/profile/settings/data');
  await other.getByRole('button', { name: 'Turn off', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(on(other)).toBeVisible();

  // What is sent again is that first press, which has been taken back.
  const sent = page.waitForResponse('**/rpc/calendar/turnOn');
  await on(page).click();
  await sent;
  await expect(on(page)).toBeEnabled();
  await on(page).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('a feed that cannot be loaded says so, and the rest of the page stands', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/status of 500|500/);
  await page.route('**/rpc/calendar/feed*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/profile/settings/data');
  await expect(page.getByRole('alert').getByText('The calendar feed could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.unroute('**/rpc/calendar/feed*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
});
