import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded.ts';
import { freePort } from '../server/src/http/freePort.ts';
import { FAST_POSTGRES } from '../server/test/fastPostgres.ts';
import { makeTestFolder } from '../server/test/testFolders.ts';
import { findTestBrowser } from './chromium.ts';
import { type Counts, countPlaywright, NO_TESTS } from './counts.ts';
import { BUILT_SERVER, ensureServerBuilt } from './serverBuild.ts';
import { ROOT, sourceFiles } from './sourceFiles.ts';

const READY_SECONDS = 60;

interface Serving {
  address: string;
  /** From where else the app may ask. */
  appOrigin: string;
  databaseUrl: string;
  /** What it signs sessions with: most people of the tests are signed in without a form. */
  sessionSecret: string;
  /** What opens the mailbox of this Liora. */
  mailboxPass: string;
  /** What admins may import from. */
  importDir: string;
}

/** Exchanges the key that Liora prints for what its browser shows from then on. */
async function openMailbox(output: string): Promise<string> {
  const link = /\S+\/mailbox\?key=\S+/.exec(output)?.[0];
  const answer = link && (await fetch(link, { redirect: 'manual' }));
  const pass = answer && /liora\.mailbox=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1];
  if (!pass) throw new Error('Liora printed no key to its mailbox, or the key does not open it.');
  return pass;
}

/** The last of its words is how to stop it. */
const saysAll = (output: string) => output.includes('Ctrl-C');

async function waitUntilServing(server: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < READY_SECONDS * 10; tries++) {
    if (server.exitCode !== null) break;
    if (saysAll(output())) return;
    await sleep(100);
  }
  throw new Error('Liora did not start for the browser tests; its own words stand above.');
}

/** Real tiles of San Francisco where they lie beside the repository; else the drawn map is what gets tested. */
function testMap(): NodeJS.ProcessEnv {
  const tiles = path.join(ROOT, '../shared/data/sf-downtown-2023/basemap-sf-downtown.pmtiles');
  if (process.env.MAP_URL || !existsSync(tiles)) return {};
  return { MAP_URL: tiles, MAP_SCHEMA: 'openmaptiles' };
}

/** The product as it is shipped, on an empty database with the demo city, at an address of its own. */
async function withLiora<T>(dataDir: string, use: (serving: Serving) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST_POSTGRES });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const appOrigin = `http://localhost:${await freePort()}`;
  const sessionSecret = randomBytes(32).toString('hex');
  const importDir = path.join(dataDir, 'imports');
  mkdirSync(importDir);
  const server = spawn(process.execPath, [BUILT_SERVER], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: address,
      APP_ORIGINS: appOrigin,
      DATABASE_URL: postgres.url,
      LIORA_DATA_DIR: dataDir,
      SESSION_SECRET: sessionSecret,
      ...testMap(),
      DEMO: 'on',
      IMPORT_DIR: importDir,
      // A busy machine may be slow: what is tested is what comes, not how soon.
      READ_STATEMENT_TIMEOUT_MS: '30000',
      SEARCH_STATEMENT_TIMEOUT_MS: '1000',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  let output = '';
  server.stdout.on('data', (words) => {
    output += String(words);
  });
  const ended = once(server, 'exit');
  try {
    await waitUntilServing(server, () => output);
    const mailboxPass = await openMailbox(output);
    return await use({
      address,
      appOrigin,
      databaseUrl: postgres.url,
      sessionSecret,
      mailboxPass,
      importDir,
    });
  } finally {
    server.kill('SIGTERM');
    await ended;
    await postgres.stop();
  }
}

async function playwright(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: path.join(ROOT, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  await once(child, 'exit');
}

/**
 * Runs the Playwright tests against the built app and counts them. They find the server's address in
 * E2E_BASE_URL, the origin of an app from elsewhere in E2E_APP_ORIGIN, its database in E2E_DATABASE_URL, what signs its sessions in E2E_SESSION_SECRET, what opens its mailbox
 * in E2E_MAILBOX_PASS, the folder that admins import from in E2E_IMPORT_DIR and the browser to use in CHROMIUM_PATH.
 */
export async function runBrowserTests(args: string[]): Promise<Counts> {
  if (!sourceFiles().some((file) => /^e2e\/.*\.spec\.ts$/.test(file))) return NO_TESTS;
  await ensureServerBuilt();
  const chromium = findTestBrowser();
  const dataDir = await makeTestFolder();
  const report = path.join(dataDir, 'playwright.json');
  try {
    await withLiora(dataDir, ({ address, appOrigin, databaseUrl, sessionSecret, mailboxPass, importDir }) =>
      playwright(['--reporter=list,json', ...args], {
        E2E_BASE_URL: address,
        E2E_APP_ORIGIN: appOrigin,
        E2E_DATABASE_URL: databaseUrl,
        E2E_SESSION_SECRET: sessionSecret,
        E2E_MAILBOX_PASS: mailboxPass,
        E2E_IMPORT_DIR: importDir,
        ...(chromium && { CHROMIUM_PATH: chromium }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // The profiles of the browsers as well.
        TMPDIR: dataDir,
      }),
    );
    return countPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
