import { readFileSync } from 'node:fs';
import { call } from './fixtures/api.ts';
import { check, dialog, lists, press, ZIP } from './fixtures/listImport.ts';
import { choose } from './fixtures/menu.ts';
import { createMember, signInAs } from './fixtures/people.ts';
import { DEMO_PLACES } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

interface Pin {
  is_public: boolean;
  is_prive: boolean;
  category: string;
}
const pinsOf = async (account: Account) =>
  (await call<{ pins: Pin[] }>('pins.mine', { limit: 60 }, account.cookie)).body.pins;

test('RUL-123 PIN-06 RUL-81 a Takeout with 300 rows becomes private pins, one undo takes it back, and imported twice it adds nothing', {
  tag: '@flow',
}, async ({ page, account }) => {
  await page.goto('/saved');
  await check(page, ZIP);
  await expect(dialog(page).getByRole('button', { name: 'New 297' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Without a position 3' })).toBeVisible();
  await press(page, 'Unreadable 1');
  await expect(dialog(page).getByText('Takeout/Saved/broken.json')).toBeVisible();
  await expect(dialog(page).getByText('It is damaged, or cut short')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /Make private pins/ })
    .check();
  await expect(dialog(page).getByText('297 become private pins')).toBeVisible();
  await expect(dialog(page).getByText('3 wait to be placed')).toBeVisible();
  await press(page, 'Import 300 places');
  await expect(dialog(page).getByText('Please select a category for your pin')).toBeVisible();
  await press(page, 'Outdoor');
  await press(page, 'Import 300 places');
  await expect(dialog(page).getByText('297 private pins')).toBeVisible();
  await expect(dialog(page).getByText('3 to be placed')).toBeVisible();
  expect(await pinsOf(account)).toHaveLength(60);
  await press(page, 'Undo');
  await expect(dialog(page).getByText('Everything that this list added is gone again.')).toBeVisible();
  expect(await pinsOf(account)).toEqual([]);
  await press(page, 'Done');
  await expect(page.getByText(/to be placed/)).toHaveCount(0);

  await check(page, ZIP);
  await dialog(page)
    .getByRole('radio', { name: /Make private pins/ })
    .check();
  await press(page, 'Outdoor');
  await press(page, 'Import 300 places');
  await expect(dialog(page).getByText('297 private pins')).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByRole('button', { name: '3 places wait to be placed' })).toBeVisible();
  const pins = await pinsOf(account);
  expect(pins.every((pin) => !pin.is_public && !pin.is_prive && pin.category === 'Outdoor')).toBe(true);

  await check(page, ZIP);
  await expect(dialog(page).getByRole('button', { name: 'Here already 300' })).toBeVisible();
  await expect(dialog(page).getByText('300 are here already and stay as they are')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toBeDisabled();
});

test('RUL-123 RUL-04 a free person is told before what fits, what is found is saved into its lists, and undo leaves what was there', async ({
  page,
  account,
}) => {
  const { bar, bookshop, square } = DEMO_PLACES;
  await call('saved.save', { place_id: bar.id }, account.cookie);
  await call('saved.save', { place_id: square.id }, account.cookie);
  const rows = [
    `City Lights Booksellers,,37.7976,-122.4066,Poetry upstairs,${bookshop.id}`,
    'Liora Frances,,,,,liora-frances',
    'Our own corner,1 Sun Street,37.75,-122.42,,',
    'Nowhere known,,,,,',
    ',,37.7,-122.4,,',
  ];
  const csv = `name,address,latitude,longitude,note,place_id\n${rows.join('\n')}\n`;
  await page.goto('/saved');
  await check(page, { name: 'Evenings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText(/The free plan has room for 1 more saved place:/)).toBeVisible();
  await expect(dialog(page).getByText('1 place is saved')).toBeVisible();
  await expect(dialog(page).getByText('3 wait to be placed')).toBeVisible();
  await press(page, 'Unreadable 1');
  await expect(dialog(page).getByText('Evenings.csv, entry 5')).toBeVisible();
  await press(page, 'Import 4 places');
  await expect(dialog(page).getByText('1 saved place')).toBeVisible();
  expect((await call('saved.categories', {}, account.cookie)).body).toMatchObject({
    categories: [{ name: 'Evenings' }],
  });
  await press(page, 'Done');
  await expect(page.getByText('3 of 3 saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Taken back', 'Everything that this list added is gone again.');
  const { body } = await call<{ ids: string[] }>('saved.ids', {}, account.cookie);
  expect([...body.ids].sort()).toEqual([bar.id, square.id].sort());
  await expect(page.getByText('2 of 3 saved')).toBeVisible();
  await expect(page.getByText(/to be placed/)).toHaveCount(0);
});

interface SavedRow {
  place: { id: string; name: string; latitude: number; longitude: number };
  note: string | null;
  mark: string | null;
  category_ids: string[];
  created_at: string;
}
/** Everything that a list says of somebody's places. */
async function savedOf({ cookie }: Account) {
  const list = await call<{ places: SavedRow[] }>('saved.places', { limit: 200 }, cookie);
  const { body } = await call<{ categories: { id: string; name: string }[] }>('saved.categories', {}, cookie);
  const names = new Map(body.categories.map(({ id, name }) => [id, name]));
  return list.body.places.map(({ place, note, mark, category_ids, created_at }) => ({
    ...{ id: place.id, name: place.name, at: [place.latitude, place.longitude] },
    ...{ note, mark, created_at, categories: category_ids.map((id) => names.get(id)) },
  }));
}

const FORMATS = { gpx: /GPX/, kml: /KML/, geojson: /GeoJSON/, csv: /CSV/ };
for (const [format, label] of Object.entries(FORMATS))
  test(`RUL-123 what somebody saved is the same for who imports its file: ${format}`, async ({ page }) => {
    const { bar, bookshop, square } = DEMO_PLACES;
    const [giver, taker] = [await createMember(), await createMember()];
    const words = [
      {
        note: 'Upstairs, "by the window"\n<b>late</b> & loud; 5 > 4',
        mark: 'want',
        saved_at: '2019-05-04T18:00:00.123Z',
      },
      { note: null, mark: 'been', saved_at: '2021-12-31T23:59:59.000Z' },
      { note: ' =1+1 🌧️ '.trim(), mark: null, saved_at: '2008-02-29T00:00:00.000Z' },
    ];
    const names = [['Rain; or snow', 'A & B'], [], ['A & B', 'Rain; or snow', '“Late”']];
    const rows = [bar, bookshop, square].map(({ id }, n) => ({
      ...{ name: `Row ${n}`, categories: names[n], ...words[n] },
      as: { kind: 'save' as const, place_id: id },
    }));
    await call('saved.importRows', { import_id: crypto.randomUUID(), rows }, giver.cookie);
    const given = await savedOf(giver);
    expect(given.map(({ created_at }) => created_at)).toEqual(
      words
        .map(({ saved_at }) => saved_at)
        .sort()
        .reverse(),
    );
    await signInAs(page.context(), giver);
    await page.goto('/saved');
    await choose(page, lists(page), 'Export my list');
    await dialog(page).getByRole('radio', { name: label }).check();
    const download = page.waitForEvent('download');
    await press(page, 'Download');
    const buffer = readFileSync(await (await download).path());
    await signInAs(page.context(), taker);
    await page.goto('/saved');
    await check(page, { name: `liora.${format}`, mimeType: 'application/octet-stream', buffer });
    await press(page, 'Import 3 places');
    await expect(dialog(page).getByText('3 saved places')).toBeVisible();
    expect(await savedOf(taker)).toEqual(given);
  });

test('RUL-123 imported lists are listed: when, from what and how many rows; what waits is reached, and undo takes one back', async ({
  page,
  account,
}) => {
  const rows = ['A bench', 'A pier'].map((name) => ({ name, as: { kind: 'wait' as const } }));
  await call('saved.importRows', { import_id: crypto.randomUUID(), format: 'gpx', rows }, account.cookie);
  await page.goto('/saved');
  await choose(page, lists(page), 'Lists you imported');
  await expect(dialog(page).getByText('GPX')).toBeVisible();
  await expect(dialog(page).getByText(/2 rows/)).toBeVisible();
  await press(page, '2 wait to be placed');
  await press(page, 'Remove A bench');
  await expect(dialog(page).getByText('A bench')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await choose(page, lists(page), 'Lists you imported');
  await expect(dialog(page).getByRole('button', { name: '1 waits to be placed' })).toBeVisible();
  await press(page, /^Undo GPX/);
  await expect(dialog(page).getByText('Taken back', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/to be placed/)).toHaveCount(0);
});

/** Like a row of a hiking device, so many times that reading takes its while. */
const manyPoints = (count: number) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${Array.from(
    { length: count },
    (_, n) =>
      `<Placemark><name>Point ${n}</name><Point><coordinates>${8 + n / 1e5},47.3</coordinates></Point></Placemark>`,
  ).join('')}</Document></kml>`;

test('RUL-123 a long file is read apart from the page, which goes on, and reading is given up at a press', async ({
  page,
  account,
}) => {
  expect(account.cookie).not.toBe('');
  await page.goto('/saved');
  await choose(page, lists(page), 'Import a list');
  const worker = page.waitForEvent('worker');
  const buffer = Buffer.from(manyPoints(19_000));
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer });
  const reading = await worker;
  expect(reading.url()).toMatch(/list\.worker/);
  await expect(dialog(page).getByText('Reading your file')).toBeVisible();
  const gone = reading.waitForEvent('close');
  await press(page, 'Cancel');
  await gone;
  await expect(dialog(page).getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('RUL-123 what waits is placed on a place that is found, or removed', async ({ page, account }) => {
  const rows = ['City Lights', 'A bench of nobody'].map((name) => ({ name, as: { kind: 'wait' as const } }));
  await call('saved.importRows', { import_id: crypto.randomUUID(), rows }, account.cookie);
  await page.goto('/saved');
  await page.getByRole('button', { name: '2 places wait to be placed' }).click();
  await press(page, 'Place City Lights');
  await dialog(page)
    .getByRole('button', { name: /City Lights Booksellers/ })
    .click();
  await expect(dialog(page).getByText('City Lights', { exact: true })).toHaveCount(0);
  await press(page, 'Remove A bench of nobody');
  await expect(dialog(page).getByText('Everything has its place.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').filter({ hasText: 'City Lights Booksellers' })).toBeVisible();
});

test('RUL-123 the own list is exported, and imported again it adds nothing', async ({ page }) => {
  const member = await createMember();
  const { bar, bookshop } = DEMO_PLACES;
  const saved = await call<{ id: string }>('saved.save', { place_id: bar.id }, member.cookie);
  const { id } = saved.body;
  await call('saved.update', { id, mark: 'want', note: 'Upstairs, "by the window"' }, member.cookie);
  await call('saved.save', { place_id: bookshop.id }, member.cookie);
  const rows = [{ name: 'Nowhere yet', as: { kind: 'wait' as const } }];
  await call('saved.importRows', { import_id: crypto.randomUUID(), rows }, member.cookie);
  await signInAs(page.context(), member);
  await page.goto('/saved');
  await choose(page, lists(page), 'Export my list');
  await dialog(page).getByRole('radio', { name: /GPX/ }).check();
  await press(page, 'Download');
  await expect(dialog(page).getByText('2 places are in the file.')).toBeVisible();
  await expect(dialog(page).getByText(/1 place without a position is not in it/)).toBeVisible();
  await dialog(page).getByRole('radio', { name: /CSV/ }).check();
  const download = page.waitForEvent('download');
  await press(page, 'Download');
  const file = readFileSync(await (await download).path());
  expect(file.toString()).toContain('"Upstairs, ""by the window"""');
  await expect(dialog(page).getByText('3 places are in the file.')).toBeVisible();
  await page.keyboard.press('Escape');
  await check(page, { name: 'liora.csv', mimeType: 'text/csv', buffer: file });
  await expect(dialog(page).getByRole('button', { name: 'Here already 3' })).toBeVisible();
});
