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
/** What the app leaves until so long after its start is no part of a first visit (web/src/lib/whenLoaded.ts). */
const LATER_MS = 5000;

/** Lets nothing begin that waits so long: on a busy machine it would come before the page is done. */
function withoutWhatIsLater(later: number): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms >= later ? 0 : start(work, ms, ...rest)) as typeof window.setTimeout;
}

/** Addresses of all that a first visit fetches until nothing more comes, without scrolling or pressing anything. */
export async function firstVisit(address: string, screen: keyof typeof SCREENS): Promise<string[]> {
  const requireFromTests = createRequire(path.join(ROOT, 'e2e/package.json'));
  const { chromium }: typeof import('@playwright/test') = requireFromTests('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREENS[screen] });
    await page.addInitScript(withoutWhatIsLater, LATER_MS);
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
