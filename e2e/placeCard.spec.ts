import { randomUUID } from 'node:crypto';
import { database } from './fixtures/database.ts';
import { expect, test } from './fixtures/test.ts';

const ROW = '.place-row';
/** Of a card: well inside its cover, and far from the bookmark in its upper right corner. */
const IN_THE_COVER = { x: 60, y: 80 };

/** Three people's reviews make a score official. */
async function review(placeId: string, score: number): Promise<void> {
  const db = database();
  const people = await db.selectFrom('auth_users').select('id').limit(3).execute();
  const rows = people.map(({ id }) => ({
    place_id: placeId,
    user_id: id,
    vibe: score,
    quality: score,
    experience: score,
  }));
  await db
    .insertInto('liora_reviews')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('liora_reviews_once').doNothing())
    .execute();
}

test('CARD-01 CARD-07 CARD-08 CARD-09 CARD-11 CARD-15 a row tells name, score, price, address and three tags, and opens the place', async ({
  page,
}) => {
  await review('liora-city-lights', 9);
  await page.goto('/search?q=city%20lights');
  const row = page.locator(ROW).first();
  await expect(row.getByRole('link', { name: 'City Lights Booksellers' })).toBeVisible();
  await expect(row).toContainText('9.0');
  await expect(row).toContainText('261 Columbus Ave');
  await page.goto('/search?q=smuggler');
  await expect(page.locator(ROW).first()).toContainText('$$');
  await expect(page.locator(ROW).first().locator('.tag:visible')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(ROW).first().locator('.tag:visible')).toHaveCount(2);
  await page
    .locator(ROW)
    .first()
    .getByRole('link', { name: /Smuggler/ })
    .click();
  await expect(page).toHaveURL(/\/place\/liora-smugglers-cove/);
});

test('CARD-02 CARD-03 RUL-52 a photo takes the place of the drawing, and a favourite is a Liora Pick', async ({
  page,
}) => {
  await review('liora-zam-zam', 9);
  await database()
    .updateTable('venues')
    .set({ photo_url: '/icon-512.png' })
    .where('place_id', '=', 'liora-zam-zam')
    .execute();
  await page.goto('/search?q=zam%20zam');
  const row = page.locator(ROW).first();
  await expect(row).toContainText('Liora Pick');
  await expect(row.locator('img')).toHaveAttribute('src', /\/icon-512\.png$/);
  await database()
    .updateTable('venues')
    .set({ photo_url: null })
    .where('place_id', '=', 'liora-zam-zam')
    .execute();
});

test('CARD-04 CARD-05 GEN-06 SRCH-30 a member finds Privé pins with their badge, and own pins as theirs', async ({
  page,
  member,
}) => {
  const db = database();
  const owner = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('username', '=', member.username)
    .executeTakeFirstOrThrow();
  const other = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('username', '=', 'marguerite_sf')
    .executeTakeFirstOrThrow();
  const word = `lantern${randomUUID().slice(0, 6)}`;
  const pin = { category: 'Outdoor', latitude: 37.7795, longitude: -122.4195 };
  await db
    .insertInto('dropped_pins')
    .values([
      { ...pin, user_id: owner.user_id, title: `Mine ${word}`, is_public: false },
      { ...pin, user_id: other.user_id, title: `Hers ${word}`, is_public: false, is_prive: true },
    ])
    .execute();
  await page.goto(`/search?q=${word}`);
  await expect(page.locator(ROW).filter({ hasText: 'Mine' })).toContainText('Your Pin');
  await expect(page.locator(ROW).filter({ hasText: 'Hers' })).toContainText('Prive');
  await db.deleteFrom('dropped_pins').where('title', 'like', `%${word}`).execute();
});

test('SAVE-01 CARD-15 the bookmark on a cover asks where to save; the cover around it opens the place', async ({
  page,
  account: _,
}) => {
  await page.goto('/place/liora-vesuvio');
  const card = page.locator('.place-card').first();
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByRole('dialog', { name: 'Save Place' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/place/liora-vesuvio');
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.click({ position: IN_THE_COVER });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
