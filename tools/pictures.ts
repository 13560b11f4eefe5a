import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withProduct } from '../bench/src/web/product.ts';
import { DEMO_SIGN_INS } from '../server/src/db/demo/people.ts';
import { findChromium } from './chromium.ts';
import { PICTURES, type Picture } from './picturesShown.ts';
import { ROOT } from './sourceFiles.ts';

const FOLDER = path.join(ROOT, 'docs/pictures');
const MOST_BYTES = 150_000;
/** Tried from best to smallest until the file is small enough. */
const QUALITIES = [82, 70, 58, 46];
/** Art, fonts and map are drawn one after the other; nothing tells when the last is done. */
const REST_MS = 1500;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** An hour before sunset in San Francisco in winter, on the day the picture is taken. */
function lateAfternoon(): Date {
  const today = new Date();
  const day = today.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
  return new Date(`${day}T15:50:00-08:00`);
}

async function signIn(page: Page, username: string): Promise<void> {
  const person = DEMO_SIGN_INS.find((one) => one.username === username);
  if (!person) throw new Error(`The demo city has no ${username} to sign in as.`);
  const data = { identifier: person.login, password: person.password };
  const reply = await page.request.post('/api/accounts/sign-in', { data });
  if (!reply.ok()) throw new Error(`Signing in answered ${reply.status()}.`);
}

/** WebP, which Playwright itself does not write. */
async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`Even at quality ${QUALITIES.at(-1)} a picture is larger than ${MOST_BYTES} bytes.`);
}

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[picture.size],
    baseURL: address,
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(lateAfternoon());
  // The map of a picture in the repository is the drawn one, which is Liora's own.
  await page.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  );
  await signIn(page, picture.viewer);
  await page.goto(picture.path);
  await picture.arrange(page);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForTimeout(REST_MS);
  const file = path.join(FOLDER, `${picture.name}.webp`);
  writeFileSync(file, await capture(page));
  console.log(`${path.relative(ROOT, file)}  ${Math.round(statSync(file).size / 1000)} KB`);
  await context.close();
}

/** 'npm run pictures -- us' takes that one alone. */
const names = process.argv.slice(2);
const pictures = names.length > 0 ? PICTURES.filter(({ name }) => names.includes(name)) : PICTURES;

mkdirSync(FOLDER, { recursive: true });
const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
await withProduct({ localMap: false }, async (address) => {
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  try {
    for (const picture of pictures) await take(browser, address, picture);
  } finally {
    await browser.close();
  }
});
