import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../server/src/db/client.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded.ts';
import { freePort } from '../server/src/http/freePort.ts';
import { makeAreaMap } from '../server/src/modules/places/import/areaMap/areaMap.service.ts';
import { pbfFile, type TestExtract } from '../server/src/modules/places/import/testing/pbfWriter.ts';
import { FAST_POSTGRES } from '../server/test/fastPostgres.ts';
import { makeTestFolder } from '../server/test/testFolders.ts';
import { findTestBrowser } from './chromium.ts';
import { addCounts, type Counts, countPlaywright, NO_TESTS } from './counts.ts';
import { tracesLeft } from './leftTraces.ts';
import { reference } from './reference.ts';
import { BUILT_SERVER, ensureServerBuilt } from './serverBuild.ts';
import { slowLine } from './slowLine.ts';
import { ROOT, sourceFiles } from './sourceFiles.ts';
import { ONE_FAILURE } from './vitestRun.ts';

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
  /** Everything it has said by now, its log among it. */
  output: () => string;
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

/** One street in San Francisco, for who has no extract of the city. */
const STREET: TestExtract = {
  nodes: [
    { id: 1, lat: 37.781, lng: -122.411 },
    { id: 2, lat: 37.786, lng: -122.405 },
  ],
  ways: [{ id: 3, refs: [1, 2], tags: { highway: 'primary', name: 'Mission Street' } }],
  box: [37.78, -122.42, 37.79, -122.4],
};

/** The map of an imported area, as Liora makes it by default: of the extract beside the repository, else of one street. */
async function makeTestMap(dataDir: string): Promise<void> {
  const real = reference('data/sf-downtown-2023/sf-downtown.osm.pbf');
  const small = path.join(dataDir, 'street.osm.pbf');
  if (!real.isThere) writeFileSync(small, pbfFile(STREET));
  await makeAreaMap({
    path: real.isThere ? real.path : small,
    archive: path.join(dataDir, 'map', 'areas.pmtiles'),
    // Of these a map needs none.
    settings: { timeZone: null, region: null, minConfidence: 0, firstDay: 0 },
    progress: { begin: () => undefined, advance: () => undefined, end: () => undefined },
    signal: undefined,
  });
}

/** That of nobody, with which apps can be subscribed; nothing is sent to them. */
function serviceAccount(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return JSON.stringify({ project_id: 'none', client_email: 'nobody@example.com', private_key });
}

/** The product as it is shipped, on an empty database with the demo city, at an address of its own. */
async function withLiora<T>(dataDir: string, use: (serving: Serving) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST_POSTGRES });
  const port = await freePort();
  const line = process.env.SLOW_LINE ? await slowLine(port) : null;
  const address = line?.address ?? `http://localhost:${port}`;
  const appOrigin = `http://localhost:${await freePort()}`;
  const sessionSecret = randomBytes(32).toString('hex');
  const importDir = path.join(dataDir, 'imports');
  mkdirSync(importDir);
  await makeTestMap(dataDir);
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
      DEMO: 'on',
      IMPORT_DIR: importDir,
      FCM_SERVICE_ACCOUNT: serviceAccount(),
      // A busy machine may be slow: what is tested is what comes, not how soon.
      READ_STATEMENT_TIMEOUT_MS: '30000',
      SEARCH_STATEMENT_TIMEOUT_MS: '1000',
      SMTP_URL: '',
      // Not shown: searched for secrets in the end.
      LOG_LEVEL: 'info',
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
      output: () => output,
    });
  } finally {
    await line?.stop();
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

/** Plays the tests against a Liora; what they left of secrets where others read. `folder`: for files of theirs. */
async function play(args: string[], serving: Serving, report: string, folder: string): Promise<string[]> {
  const chromium = findTestBrowser();
  const codes = path.join(folder, 'codes.txt');
  await playwright(['--reporter=list,json', ...args], {
    E2E_BASE_URL: serving.address,
    E2E_APP_ORIGIN: serving.appOrigin,
    E2E_DATABASE_URL: serving.databaseUrl,
    E2E_SESSION_SECRET: serving.sessionSecret,
    E2E_MAILBOX_PASS: serving.mailboxPass,
    E2E_IMPORT_DIR: serving.importDir,
    E2E_CODES: codes,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // The profiles of the browsers as well.
    TMPDIR: folder,
  });
  const opened = existsSync(codes) ? readFileSync(codes, 'utf8').split('\n').filter(Boolean) : [];
  const database = openDatabase({ url: serving.databaseUrl, poolSize: 1, searchStatementTimeoutMs: 900 });
  const traces = await tracesLeft(database.pool, serving.output(), opened);
  await database.close();
  return traces;
}

/**
 * Runs the Playwright tests against the built app and counts them. They find the server's address in E2E_BASE_URL, the
 * origin of an app from elsewhere in E2E_APP_ORIGIN, its database in E2E_DATABASE_URL, what signs its sessions in
 * E2E_SESSION_SECRET, what opens its mailbox in E2E_MAILBOX_PASS, the folder that admins import from in E2E_IMPORT_DIR and
 * the browser to use in CHROMIUM_PATH; the codes of links that they open they leave in E2E_CODES. Secrets that stand in its
 * log or analytics then count as one failure. With SLOW_LINE set, every call of a page takes long to arrive (slowLine.ts).
 */
export async function runBrowserTests(args: string[]): Promise<Counts> {
  if (!sourceFiles().some((file) => /^e2e\/.*\.spec\.ts$/.test(file))) return NO_TESTS;
  await ensureServerBuilt();
  const dataDir = await makeTestFolder();
  const report = path.join(dataDir, 'playwright.json');
  try {
    const traces = await withLiora(dataDir, (serving) => play(args, serving, report, dataDir));
    for (const trace of traces) console.log(`A secret was left behind: ${trace}`);
    const counts = countPlaywright(JSON.parse(readFileSync(report, 'utf8')));
    return traces.length > 0 ? addCounts(counts, ONE_FAILURE) : counts;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
