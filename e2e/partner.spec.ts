import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { choose } from './fixtures/menu.ts';
import { createMember } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const contentOf = ({ id, title }: { id: string; title: string }) => ({
  id,
  title,
  places: [DEMO_PLACES.bookshop, DEMO_PLACES.bar].map(({ id: place_id, name }) => ({
    place_id,
    name,
    address: null,
  })),
  is_public: false,
});
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const codeOn = (page: Page) =>
  page.getByRole('region', { name: 'Your link code' }).getByText(/^(\S{4} ){6}\S{2}$/);

test('LINK-01 LINK-09 LINK-10 LINK-12 LINK-13 LINK-14 LINK-19 LINK-20 LINK-21 LINK-23 LINK-25 NAV-19 NAV-20 RUL-45 RUL-47 two people link by a link, see each other’s private plans, and part again with both screens clear', {
  tag: '@flow',
}, async ({ anotherPerson, problems }) => {
  problems.expect(/status of 404/);
  const [maya, june] = [await createMember(), await createMember()];
  const hers = await anotherPerson(maya);
  const secret = await createPlan(maya, { is_public: false });

  await hers.goto('/profile/settings/partner');
  await hers.getByRole('button', { name: 'Make a code' }).click();
  await expect(hers.getByRole('img', { name: /Code to scan/ })).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'a link code');
  const code = (await codeOn(hers).innerText()).replaceAll(' ', '');

  const his = await anotherPerson(june);
  await his.goto(`/plan/${secret.id}`);
  await expect(his.getByText(secret.title)).toHaveCount(0);
  await his.goto(`/liora/link/${code}`);
  await expect(heading(his, 'Connect with Partner?')).toBeVisible();
  await expect(his).toHaveURL('/link-connect');
  await expect(his.getByText(code.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible();
  await expectAccessibleInBothThemes(his, 'connect with partner');
  await his.getByRole('button', { name: 'Yes, Connect' }).click();
  await expect(heading(his, 'Bringing your evenings together')).toBeVisible();
  await expect(heading(his, 'Successfully Connected!')).toBeVisible();
  await expectToast(his, 'Connected!');
  await expect(his.getByText(`You and ${maya.username} are linked.`)).toBeVisible();
  await expectAccessibleInBothThemes(his, 'successfully connected');

  // She sees it on the screen where she made the code, without doing anything.
  await expect(hers.getByRole('link', { name: june.username })).toBeVisible();
  await his.getByRole('button', { name: 'Continue to App' }).click();
  await expect(his).toHaveURL('/');
  await his.goto(`/plan/${secret.id}`);
  await expect(his.getByText(secret.title).first()).toBeVisible();

  // She keeps it to herself, and it leaves his open page; then it is his to see again.
  const keep = (mine: boolean) =>
    call('plans.update', { ...contentOf(secret), shared_with_partner: !mine }, maya.cookie);
  await keep(true);
  await expect(his.getByText(secret.title)).toHaveCount(0);
  await keep(false);
  await his.goto(`/plan/${secret.id}`);
  await expect(his.getByText(secret.title).first()).toBeVisible();

  await hers.getByRole('button', { name: 'Disconnect' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(hers.getByRole('heading', { name: 'Link with your partner' })).toBeVisible();
  // His open page has let go of it.
  await expect(his.getByText(secret.title)).toHaveCount(0);
});

test('LINK-03 LINK-07 LINK-15 LINK-16 LINK-17 LINK-18 RUL-44 RUL-45 ERR-91 ERR-95 without a code, a code of nobody, and no member: each is told so, and what may work later is remembered', {
  tag: '@flow',
}, async ({ page, account, anotherPerson }) => {
  const hers = await anotherPerson(await createMember());
  await page.goto('/link-connect');
  await expect(heading(page, 'Invalid Link')).toBeVisible();
  await page.goto('/link/nobodys-code');
  await page.getByRole('button', { name: 'Yes, Connect' }).click();
  await expect(heading(page, 'Connection Failed')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This link is invalid or has expired.');
  await expectAccessibleInBothThemes(page, 'connection failed');
  await page.goto('/link-connect');
  await expect(heading(page, 'Invalid Link')).toBeVisible();

  await hers.goto('/profile/settings/partner');
  await hers.getByRole('button', { name: 'Make a code' }).click();
  const code = (await codeOn(hers).innerText()).replaceAll(' ', '');
  await page.goto(`/link/${code}`);
  await page.getByRole('button', { name: 'Yes, Connect' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Privé membership required to connect.');
  // A reload goes on where it was; after joining it works.
  await call('membership.purchase', {}, account.cookie);
  await page.goto('/link-connect');
  await page.getByRole('button', { name: 'Yes, Connect' }).click();
  await expect(heading(page, 'Successfully Connected!')).toBeVisible();
  await page.goto('/link-connect');
  await expect(heading(page, 'Invalid Link')).toBeVisible();
});

test('RUL-47 whoever has a partner keeps a private plan to themself with a switch of the form', async ({
  page,
  member,
  anotherPerson,
  problems,
}) => {
  problems.expect(/status of 404/);
  const partner = await createMember();
  const { body } = await call<{ code: string }>('couples.createCode', {}, member.cookie);
  await call('couples.accept', { code: body.code }, partner.cookie);
  const plan = await createPlan(member, { is_public: false });
  // What a link that is seconds old does to open pages is over.
  await page.goto('/profile/settings/partner');
  await expect(page.getByRole('link', { name: partner.username })).toBeVisible();
  await page.goto(`/plan/${plan.id}`);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await choose(page, page.getByRole('button', { name: 'More' }), 'Edit plan');
  const keep = page.getByRole('switch', { name: 'Keep this to myself' });
  await expect(keep).not.toBeChecked();
  await page.getByRole('switch', { name: 'Visible to all users' }).click();
  await expect(keep).toHaveCount(0);
  await page.getByRole('switch', { name: 'Visible to all users' }).click();
  await keep.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(keep).toHaveCount(0);
  const his = await anotherPerson(partner);
  await his.goto(`/plan/${plan.id}`);
  await expect(his.getByRole('heading', { level: 1 })).not.toHaveText(plan.title);
});

test('LINK-08 until it is known who has opened a link it says that it is loading', async ({
  page,
  account: _,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/platform/start*', (route) => held.promise.then(() => route.continue()));
  await page.goto(`/link/${'A'.repeat(26)}`);
  await expect(page.getByRole('status').getByText('Loading', { exact: true })).toBeVisible();
  held.resolve();
  await expect(heading(page, 'Connect with Partner?')).toBeVisible();
});
