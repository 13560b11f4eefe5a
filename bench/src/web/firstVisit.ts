import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../../../tools/chromium.ts';
import { ROOT } from '../results.ts';

/** CSS pixels: the phone that Lighthouse simulates, and an ordinary desktop. */
export const SCREENS = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1440, height: 900 },
} as const;
/** What is started once the page has nothing to do counts, too. */
const IDLE_MS = 2000;

/** Addresses of all that a first visit fetches until nothing more comes, without scrolling or pressing anything. */
export async function firstVisit(address: string, screen: keyof typeof SCREENS): Promise<string[]> {
  const requireFromTests = createRequire(path.join(ROOT, 'e2e/package.json'));
  const { chromium }: typeof import('@playwright/test') = requireFromTests('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREENS[screen] });
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    // Not 'networkidle': the stream of live updates never ends.
    await page.goto(address, { waitUntil: 'load' });
    let known = -1;
    while (known < fetched.length) {
      known = fetched.length;
      await page.waitForTimeout(IDLE_MS);
    }
    return fetched.filter((url) => url.startsWith(new URL(address).origin));
  } finally {
    await browser.close();
  }
}
