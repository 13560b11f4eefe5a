import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database } from './fixtures/database.ts';
import { createModerator } from './fixtures/moderating.ts';
import { signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

interface Place {
  id: string;
  name: string;
  address: string | null;
  source: string;
}

/** What a search around the default area finds, by whoever is no admin; the node that wrote knows of it at once. */
async function found(q: string): Promise<Place[]> {
  const { body: start } = await call<{ defaultArea: { latitude: number; longitude: number } }>(
    'platform.start',
    {},
  );
  const { latitude, longitude } = start.defaultArea;
  const { body } = await call<{ places: Place[] }>('places.search', {
    origin: { latitude, longitude },
    q,
    literal: true,
  });
  return body.places;
}
const idsFor = async (q: string) => (await found(q)).map(({ id }) => id);

let place: Place;
let term: string;
test.beforeEach(async () => {
  const imported = (await found('museum')).find(({ source, address }) => source === 'venues' && address);
  if (!imported) throw new Error('The demo city has no museum.');
  place = imported;
  term = `Quux ${randomUUID().slice(0, 8)}`;
});
test.afterEach(async () => {
  await database().deleteFrom('category_mappings').where('search_term', '=', term).execute();
});

/** By the search box. */
async function addPlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a place' }).fill(place.name);
  await page
    .getByRole('option')
    .filter({ hasText: place.address ?? '' })
    .first()
    .click();
  await expect(page.getByRole('button', { name: `Remove ${place.name}` })).toBeVisible();
}

test('SRCH-26 ADM-02 a term is mapped to a place, tried, saved, found, removed and brought back', {
  tag: '@flow',
}, async ({ page, context }) => {
  await signInAs(context, await createModerator());
  await page.goto('/admin/places?tab=words&item=new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write a term with a letter or digit in it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Term' }).fill(term);
  await addPlace(page);

  await page.getByRole('textbox', { name: 'Query' }).fill(term.toLowerCase());
  await expect(page.getByRole('region', { name: 'As it is' }).getByText('Nothing is found')).toBeVisible();
  const tried = page.getByRole('region', { name: 'With this' }).getByRole('listitem');
  await expect(tried.filter({ hasText: place.name })).toContainText(`Mapped: ${term}`);
  await expect(tried).toContainText('New');
  expect(await idsFor(term)).toEqual([]);

  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, `Saved: ${term}`);
  await expect(page.getByRole('heading', { name: term, level: 2 })).toBeVisible();
  expect(await idsFor(term.slice(3).toLowerCase())).toEqual([place.id]);

  await page.getByRole('button', { name: 'Remove the term' }).click();
  await expectToast(page, `Removed: ${term}`);
  expect(await idsFor(term)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, `It is there again: ${term}`);
  expect(await idsFor(term)).toEqual([place.id]);
});

test('SRCH-26 what somebody else changed meanwhile is shown beside what was typed, and axe finds nothing', {
  tag: '@flow',
}, async ({ page, context }) => {
  const moderator = await createModerator();
  const words = { term, confidence: 'high', relevance: 50, place_ids: [place.id] };
  const { body } = await call<{ mapping: { id: number } }>(
    'mappings.save',
    { ...words, of: null },
    moderator.cookie,
  );
  const { id } = body.mapping;
  await signInAs(context, moderator);
  await page.goto(`/admin/places?tab=words&item=${id}`);
  await page.getByRole('textbox', { name: 'Relevance' }).fill('70');
  await page.getByRole('textbox', { name: 'Query' }).fill('museum');
  await expect(page.getByText('The query is no part of this term')).toBeVisible();
  await expect(page.getByRole('region', { name: 'With this' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a term that is tried');

  await call('mappings.save', { ...words, confidence: 'low', of: { id, version: 1 } }, moderator.cookie);
  await page.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('alert').filter({ hasText: 'Low' });
  await expect(versions).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Relevance' })).toHaveValue('70');
  await versions.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, `Saved: ${term}`);
});
