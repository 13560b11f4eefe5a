import type { Locator, Page } from '@playwright/test';

/** A picture of the product for the README: where it is taken, and what is done there first. */
export interface Picture {
  /** File name in docs/pictures, without its ending. */
  name: string;
  size: 'desktop' | 'phone';
  theme: 'light' | 'dark';
  path: string;
  /** The demo's sign-in that looks at it, by username. */
  viewer: string;
  /** Resolves once everything is on screen that should be in the picture. */
  arrange: (page: Page) => Promise<void>;
}

const seen = (locator: Locator) => locator.first().waitFor();

async function openPlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lamplight in North Beach' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /City Lights/ })
    .waitFor();
}

/** A plan that is half made: the cover has drawn itself from three stops. */
async function fillForm(page: Page): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Books, a hill and one good drink');
  for (const query of ['City Lights', 'Coit Tower', 'Vesuvio']) {
    await form.getByLabel(/^Places/).fill(query);
    await page.getByRole('option').filter({ hasNotText: 'as custom place' }).first().click();
    await form.getByRole('listitem').filter({ hasText: query }).waitFor();
  }
  await form.getByLabel('Title').focus();
}

export const PICTURES: readonly Picture[] = [
  {
    name: 'explore',
    size: 'desktop',
    theme: 'light',
    path: '/explore',
    viewer: 'june',
    arrange: (page) => seen(page.getByRole('article')),
  },
  {
    name: 'explore-phone-dark',
    size: 'phone',
    theme: 'dark',
    path: '/explore',
    viewer: 'june',
    arrange: (page) => seen(page.getByRole('article')),
  },
  {
    name: 'search',
    size: 'desktop',
    theme: 'light',
    path: '/search?q=bar&at=liora-vesuvio',
    viewer: 'june',
    arrange: (page) => seen(page.locator('.map-pin')),
  },
  {
    name: 'plan',
    size: 'desktop',
    theme: 'light',
    path: '/curated-plans',
    viewer: 'june',
    arrange: openPlan,
  },
  {
    name: 'place',
    size: 'phone',
    theme: 'light',
    path: '/place/liora-city-lights',
    viewer: 'june',
    arrange: (page) => seen(page.getByRole('heading', { level: 1 })),
  },
  {
    name: 'create',
    size: 'desktop',
    theme: 'dark',
    path: '/curated-plans?create=true',
    viewer: 'june',
    arrange: fillForm,
  },
  {
    name: 'us',
    size: 'desktop',
    theme: 'light',
    path: '/us',
    viewer: 'nora',
    arrange: (page) => seen(page.getByRole('main').getByRole('img')),
  },
];
