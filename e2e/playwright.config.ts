import { defineConfig } from '@playwright/test';

const { E2E_BASE_URL, CHROMIUM_PATH } = process.env;
if (!E2E_BASE_URL) throw new Error('These tests need a running Liora. Run them with: npm run e2e');

/** Drawn without a graphics card: the page by the processor, which is quicker, the map by SwiftShader. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: code that V8 makes faster beside it costs more than it saves.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
];

/** What is looked at on both widths. */
const ON_PHONES_TOO = /(?:accessibility|\.phone)\.spec\.ts$/;
/** The whole story, and of each area what people come for; everything else runs once, on a desktop that stands still. */
const FLOWS = /story\.spec\.ts|@flow/;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  // By this word a document is drawn for a phone.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
};
const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
/** The story in the other engines, where Playwright has installed them; it is reported as skipped elsewhere. */
const OTHER_ENGINES = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: /story\.spec\.ts$/,
  use: { browserName, launchOptions: {}, ...MOTION, viewport: { width: 1440, height: 900 } },
}));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than two processors: a page often waits, and the other tests end long before these.
  workers: 3,
  // For what hangs: a busy machine takes many times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Once more, in a page of its own; tools/counts.ts says how many of a run may need that.
  retries: 1,
  use: {
    baseURL: E2E_BASE_URL,
    launchOptions: { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }), args: CHROMIUM_ARGS },
    // People in the demo city.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Waiting for things to fade in is no test; the flows on phones are played with all motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest tests are of these two: what begins last decides how long one worker runs alone.
    { name: 'phone with motion', grep: FLOWS, use: { ...PHONE, ...MOTION } },
    {
      name: 'phone',
      testMatch: ON_PHONES_TOO,
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...OTHER_ENGINES,
  ],
});
