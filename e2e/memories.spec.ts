import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { SECRETS } from '../server/src/modules/photos/testing/pictures.ts';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createCouple } from './fixtures/couples.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import {
  keepWithPhotos,
  memoryTitle as title,
  memoryWords as words,
  YESTERDAY,
} from './fixtures/remembering.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('RUL-47 NAV-18 MEMO-01 MEMO-03 MEMO-09 ERR-87 ERR-88 ERR-89 ERR-90 two keep a date, change it at once, read each other, share it, and part with a copy each', {
  tag: '@flow',
}, async ({ anotherPerson, problems }) => {
  // A memory that is gone, an edit that came second, a server that fails.
  problems.expect(/status of (?:40[149]|500)/);
  test.slow();
  const { maya, june } = await createCouple();
  const hers = await anotherPerson(maya);
  const his = await anotherPerson(june);
  let id = '';

  await test.step('she keeps it with photos and captions, and he sees it', async () => {
    await keepWithPhotos(hers);
    id = new URL(hers.url()).pathname.split('/').at(-1) ?? '';
    await expect(hers.getByText('By the heater')).toBeVisible();
    await his.goto('/memories');
    await expect(his.getByText('The rain started as the cups arrived.')).toBeVisible();
    await expectAccessibleInBothThemes(his, 'memories');
    await his.getByRole('link', { name: DEMO_PLACES.bar.name, exact: true }).click();
    await expect(his.getByText(`Kept by ${maya.username}`)).toBeVisible();
    await expectAccessibleInBothThemes(his, 'a memory');
  });

  await test.step('both change the words at once; who comes second is asked, and both are kept', async () => {
    await his.getByRole('button', { name: 'Edit' }).click();
    await words(his).fill('You counted the trams.');
    await hers.getByRole('button', { name: 'Edit' }).click();
    await words(hers).fill('We missed the film.');
    await expectAccessibleInBothThemes(hers, 'changing a memory');
    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByRole('dialog')).toHaveCount(0);
    await his.getByRole('button', { name: 'Save' }).click();
    const asked = his.getByRole('alert').filter({ hasText: 'changed this in the meantime' });
    await expect(asked).toContainText('We missed the film.');
    await expect(asked).toContainText('You counted the trams.');
    await asked.getByRole('button', { name: 'Keep both' }).click();
    await expect(his.getByRole('dialog')).toHaveCount(0);
    for (const page of [his, hers])
      for (const said of ['You counted the trams.', 'We missed the film.'])
        await expect(page.getByText(said)).toBeVisible();
  });

  await test.step('what they write for each other opens once both have', async () => {
    await hers.getByRole('textbox', { name: `Only for ${june.username}` }).fill('I almost told you.');
    await hers.getByRole('button', { name: 'Keep these words' }).click();
    await expect(hers.getByRole('heading', { name: 'What you wrote' })).toBeVisible();
    await his.reload();
    await expect(title(his, DEMO_PLACES.bar.name)).toBeVisible();
    await expect(his.getByText('I almost told you.')).toHaveCount(0);
    await his.getByRole('textbox', { name: `Only for ${maya.username}` }).fill('I knew.');
    await his.getByRole('button', { name: 'Keep these words' }).click();
    await expect(his.getByText('I almost told you.')).toBeVisible();
    await expect(hers.getByText('I knew.')).toBeVisible();
  });

  await test.step('he puts it into the trash, and she brings it back', async () => {
    await choose(his, his.getByRole('button', { name: 'More' }), 'Move to trash');
    await expect(his.locator('.toast')).toContainText('Moved to the trash');
    await expect(his).toHaveURL(/\/memories$/);
    await hers.goto('/memories/trash');
    await expectAccessibleInBothThemes(hers, 'the trash of memories');
    await hers.getByRole('button', { name: `Bring back ${DEMO_PLACES.bar.name}` }).click();
    await expect(hers.getByRole('heading', { name: 'Nothing in the trash' })).toBeVisible();
    await his.goto(`/memories/${id}`);
    await expect(title(his, DEMO_PLACES.bar.name)).toBeVisible();
  });

  let address = '';
  await test.step('she makes a link with one photo; a visitor sees five facts and nothing else', async () => {
    await hers.goto(`/memories/${id}`);
    await choose(hers, hers.getByRole('button', { name: 'More' }), 'Share');
    const dialog = hers.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Photo 2' }).uncheck();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    await expect(dialog.getByText('with 1 photo')).toBeVisible();
    const { body } = await call<{ shares: { shareCode: string }[] }>(
      'sharedMemories.mine',
      { memory_id: id },
      maya.cookie,
    );
    address = `/shared-memory/${body.shares[0]?.shareCode}`;
    const visitor = await anotherPerson();
    await visitor.goto(address);
    await expect(title(visitor, DEMO_PLACES.bar.name)).toBeVisible();
    await expect(visitor.getByText('You counted the trams.')).toBeVisible();
    for (const told of [maya.username, june.username, 'By the heater', 'I knew.'])
      await expect(visitor.getByText(told)).toHaveCount(0);
    await expectAccessibleInBothThemes(visitor, 'a shared memory');
    await visitor.getByRole('button', { name: 'Add to my memories' }).click();
    await expect(visitor.locator('.toast')).toContainText('Sign in required');
    await expect(visitor).toHaveURL(/\/auth/);
  });

  await test.step('somebody else adds it, and the link ends when she takes it back', async () => {
    const claimer = await createAccount();
    const theirs = await anotherPerson(claimer);
    await theirs.goto(address);
    const refuse = (route: Route) => route.fulfill({ status: 500 });
    await theirs.route('**/rpc/sharedMemories/claim', refuse);
    await theirs.getByRole('button', { name: 'Add to my memories' }).click();
    await expectToast(theirs, 'Failed to add memory');
    await theirs.unroute('**/rpc/sharedMemories/claim', refuse);
    await theirs.getByRole('button', { name: 'Add to my memories' }).click();
    await expectToast(theirs, 'Memory added!');
    await expect(theirs).toHaveURL('/profile');
    await hers.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(hers.getByRole('dialog').getByText('with 1 photo')).toHaveCount(0);
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { name: 'Memory not found' })).toBeVisible();
    await theirs.goto('/profile?tab=memories');
    await expect(theirs.getByRole('link', { name: new RegExp(DEMO_PLACES.bar.name) })).toBeVisible();
  });

  await test.step('the book has both their words and no place of a camera', async () => {
    await his.goto('/memories');
    await choose(his, his.getByRole('button', { name: 'More', exact: true }), 'Memory book');
    const download = his.waitForEvent('download');
    await his.getByRole('button', { name: 'Download the book' }).click();
    const book = readFileSync(await (await download).path());
    expect(book.toString()).toContain('We missed the film.');
    for (const secret of SECRETS) expect(book.includes(secret)).toBe(false);
  });

  await test.step('they part; both have it, and what he changes is his alone', async () => {
    await call('couples.disconnect', {}, june.cookie);
    await his.goto('/memories');
    await his.getByRole('link', { name: DEMO_PLACES.bar.name, exact: true }).click();
    await expect(his).not.toHaveURL(`/memories/${id}`);
    await expect(his.getByText('I almost told you.')).toBeVisible();
    await his.getByRole('button', { name: 'Edit' }).click();
    await words(his).fill('Only mine now.');
    await his.getByRole('button', { name: 'Save' }).click();
    await expect(his.getByText('Only mine now.')).toBeVisible();
    await hers.goto(`/memories/${id}`);
    await expect(hers.getByText('We missed the film.')).toBeVisible();
    await expect(hers.getByText(june.username)).toHaveCount(0);
  });
});

test('MEMO-01 a memory that is begun waits on the device until it is kept or started over', async ({
  page,
  account: _,
}) => {
  await page.goto('/memories/new');
  await words(page).fill('The rain started.');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expectToast(page, 'Saved for later, on this device');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/memories/new');
  await expect(words(page)).toHaveValue('The rain started.');
  await expect(page.getByText('You began this earlier.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(words(page)).toHaveValue('');
  await page.reload();
  await expect(words(page)).toHaveValue('');
});

test('RUL-47 the timeline is filtered, and a date of a year ago comes back', async ({ page, account }) => {
  const keep = (place_name: string, more: object) =>
    call(
      'memories.create',
      {
        request_id: crypto.randomUUID(),
        place_name,
        date_completed: YESTERDAY,
        rating: 8,
        time_zone: 'America/Los_Angeles',
        ...more,
      },
      account.cookie,
    );
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  await keep('The tram', { mood: 'lively', place_id: DEMO_PLACES.bar.id });
  await keep('The bench', { mood: 'serene', rating: 5 });
  await keep('The fire pit', { date_completed: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` });
  await page.goto('/memories');
  await expect(page.getByText('A year ago today')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter by place, mood or rating' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Serene' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/mood=serene/);
  // What is left out is said, and is one press away.
  await page.getByRole('button', { name: 'Serene: remove filter' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('RUL-47 what a date that is over says of itself stands there as lines, and turns into fields', async ({
  page,
  account: _,
}) => {
  const { id, name } = DEMO_PLACES.bar;
  await page.goto(`/memories/new?place=${id}&on=${YESTERDAY}`);
  const form = page.getByRole('dialog');
  const [place, day] = [
    form.getByRole('group', { name: 'Where was it?' }),
    form.getByRole('group', { name: 'Day', exact: true }),
  ];
  await expect(place).toContainText(name);
  await expect(form.getByLabel('What you call it')).toHaveCount(0);
  await place.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('What you call it')).toHaveValue(name);
  await day.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('Day', { exact: true })).toHaveValue(YESTERDAY);
  await form.getByRole('slider', { name: 'Rating' }).fill('8');
  await form.getByRole('button', { name: 'Keep this memory' }).click();
  await expect(title(page, name)).toBeVisible();
});
