import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { choose } from './fixtures/menu.ts';
import { type Account, createMember } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

const { bookshop } = DEMO_PLACES;
const BOOKSHOP = 'City Lights Booksellers';

/** Two members who are linked. */
async function couple(): Promise<[Account, Account]> {
  const [maya, june] = [await createMember(), await createMember()];
  const { body } = await call<{ code: string }>('couples.createCode', {}, maya.cookie);
  await call('couples.accept', { code: body.code }, june.cookie);
  return [maya, june];
}
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('RUL-47 LINK-01 NOTIF-06 RT-03 what one saves the other sees at once, with a dot until they have looked, and not any more once it is kept', {
  tag: '@flow',
}, async ({ anotherPerson }) => {
  const [maya, june] = await couple();
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await his.goto('/saved?tab=partner');
  await expect(his.getByText(`${maya.username} has not shared a place yet`)).toBeVisible();

  await hers.goto(`/place/${bookshop.id}`);
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = hers.getByRole('dialog', { name: 'Save Place' });
  await expect(dialog.getByRole('switch', { name: `${june.username} sees it` })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  // Without doing anything.
  await expect(card(his, BOOKSHOP)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText(`Saved by ${maya.username}`)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText('New', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(his, 'shared with partner');
  // Once looked at it is new no longer, here and elsewhere.
  await expect
    .poll(async () => (await call<Shared>('saved.shared', {}, june.cookie)).body.places[0]?.is_new)
    .toBe(false);
  await tab(his, 'Plans').click();
  await tab(his, 'Shared with partner').click();
  await expect(card(his, BOOKSHOP)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText('New', { exact: true })).toHaveCount(0);

  // She keeps it: it leaves his open page, and comes again when she takes that back.
  await hers.goto('/saved');
  await choose(hers, hers.getByRole('button', { name: `More for ${BOOKSHOP}` }), 'Keep to myself');
  await expect(hers.getByText('Only you', { exact: true })).toBeVisible();
  await expect(card(his, BOOKSHOP)).toHaveCount(0);
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(card(his, BOOKSHOP)).toBeVisible();

  await call('couples.disconnect', {}, maya.cookie);
  await expect(card(his, BOOKSHOP)).toHaveCount(0);
  await expect(his.getByText('You have no partner here yet')).toBeVisible();
});

interface Shared {
  places: { is_new: boolean }[];
}
