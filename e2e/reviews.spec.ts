import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { createAccount } from './fixtures/people.ts';
import { address, forgetReviews, review } from './fixtures/reviewing.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

/** Places of the demo city of which nobody has said anything yet: one per test, as tests run beside each other. */
const GROVE = 'stern-grove';
const ORGAN = 'wave-organ';
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const spark = (page: Page) => page.getByRole('region', { name: 'Spark Score' });

test('LOVE-01 LOVE-02 LOVE-03 RUL-50 ENT-25 three people review a place, and its score is official; an edit says so, and a deletion can be undone', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson }) => {
  await forgetReviews(GROVE);
  await review(page, GROVE, [8, 9, 10], 'Bring a blanket for the hill.');
  await expect(reviews(page).getByRole('article', { name: 'Your review' })).toContainText('9.0');
  await expect(spark(page)).toContainText('1 of 3 reviews');
  for (const marks of [
    [9, 9, 9],
    [10, 9, 8],
  ] as const)
    await review(
      await anotherPerson(await createAccount()),
      GROVE,
      marks,
      'The band was late and it was fine.',
    );
  await page.goto(address(GROVE));
  await expect(spark(page)).toContainText('Official score');
  await expect(spark(page)).toContainText('from 3 reviews');
  const own = reviews(page).getByRole('article').first();
  await expect(own).toContainText('Bring a blanket for the hill.');
  await expect(own).toContainText('Been there');
  await expect(own).not.toContainText('edited');
  await page.getByRole('button', { name: 'Edit your review' }).click();
  const form = page.getByRole('dialog', { name: /^How was / });
  await expect(form.getByRole('slider', { name: 'Experience' })).toHaveValue('10');
  await form.getByRole('slider', { name: 'Experience' }).fill('7');
  await form.getByRole('button', { name: 'Save review' }).click();
  await expectToast(page, 'Review saved');
  await expect(own).toContainText('edited');
  await expect(own).toContainText('8.0');
  await own.getByRole('button', { name: 'Your review: options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(spark(page)).toContainText('2 of 3 reviews');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Review restored');
  await expect(spark(page)).toContainText('from 3 reviews');
});

test('RUL-21 a reported review is gone at once for who reported it and everybody else, and its score with it', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson }) => {
  await forgetReviews(ORGAN);
  const author = await anotherPerson(await createAccount());
  await review(author, ORGAN, [9, 9, 9], 'Somebody lives behind that door.');
  await page.goto(address(ORGAN));
  const item = reviews(page).getByRole('article').filter({ hasText: 'behind that door' });
  await item.getByRole('button', { name: 'Report or block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report this review' }).click();
  await page.getByRole('radio', { name: 'Harassment' }).check();
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(item).toBeHidden();
  await expect(page.getByText('Nobody has rated this place yet.')).toBeVisible();
  await author.reload();
  await expect(reviews(author).getByText('Under review')).toBeVisible();
});

test('RUL-50 all reviews of a place are a page of their own: sorted, only of those who were there, and Back leads to the place', async ({
  page,
}) => {
  await page.goto(address('zuni-cafe'));
  await expect(reviews(page).getByRole('article')).toHaveCount(3);
  await reviews(page).getByRole('link', { name: 'All 6' }).click();
  await expect(page).toHaveURL(`${address('zuni-cafe')}/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'What couples say' })).toBeVisible();
  await expect(spark(page).getByRole('list', { name: 'How many reviews come to each score' })).toBeVisible();
  const all = page.getByRole('article');
  await expect(all).toHaveCount(6);
  const lowest = page.getByRole('button', { name: 'Lowest' });
  await tabTo(lowest);
  await page.keyboard.press('Enter');
  await expect(all.first()).toContainText('8.7');
  await page.getByRole('button', { name: 'Been there' }).click();
  await expect(all).toHaveCount(5);
  await expectAccessible(page, 'reviews');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(address('zuni-cafe'));
});

test('LOVE-04 LOVE-12 LOVE-13 RUL-49 the explainer tells the ladder from its numbers, by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/place/liora-zuni-cafe');
  const open = page.getByRole('button', { name: 'How the Spark Score works' });
  await expect(open).toBeVisible();
  await tabTo(open);
  await page.keyboard.press('Enter');
  const explainer = page.getByRole('dialog', { name: 'Spark Score' });
  await expect(explainer).toContainText('Spark Score 7.0+ with at least 2 reviews');
  await expect(explainer).toContainText('8.5+ with 3 or more reviews');
  await expectAccessible(page, 'reviews');
  await tabTo(explainer.getByRole('button', { name: 'Got it!' }));
  await page.keyboard.press('Enter');
  await expect(explainer).toBeHidden();
  await expect(open).toBeFocused();
});

test('LOVE-05 LOVE-07 LOVE-08 NAV-10 NAV-28 RUL-51 Liora Loved sorts by score, by distance once it is known, and by the newest review', async ({
  page,
}) => {
  await page.goto('/liora-loved');
  await expect(page.getByRole('heading', { level: 1, name: 'Liora Loved' })).toBeVisible();
  const first = page.locator('[data-place]').first();
  await expect(first).toContainText('Lands End');
  await expect(page.getByText(/weigh more in this order/)).toBeVisible();
  await page.getByRole('button', { name: 'Nearest' }).click();
  await expect(page.getByRole('heading', { name: 'Location needed for nearby places' })).toBeVisible();
  await page.getByRole('button', { name: 'Recently Reviewed' }).click();
  await expect(page.locator('[data-place]').first()).toBeVisible();
  await expect(page).toHaveURL('/liora-loved?sort=recent');
  await expectAccessible(page, 'reviews');
  await page.getByRole('button', { name: 'Back to Explore' }).click();
  await expect(page).toHaveURL('/explore');
});

test('LOVE-06 LOVE-09 LOVE-10 CONST-05 while it loads there are four items, and an empty list says so', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  await page.route('**/rpc/reviews/loved**', async (route) => {
    await asked;
    await route.fulfill({ json: { json: { places: [], nextCursor: null } } });
  });
  await page.goto('/liora-loved?sort=recent');
  await expect(page.locator('[data-skeleton="loved"]')).toHaveCount(4);
  answer();
  await expect(page.getByRole('heading', { name: 'No recent reviews found' })).toBeVisible();
  await page.getByRole('button', { name: 'Highest Score' }).click();
  await expect(page.getByRole('heading', { name: 'No Liora Loved places yet' })).toBeVisible();
});

test('the first screen leads to Liora Loved', async ({ page }) => {
  await page.goto('/explore');
  const row = page.getByRole('region', { name: /^Liora Loved/ });
  await row.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/liora-loved');
});
