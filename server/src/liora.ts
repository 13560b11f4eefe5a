import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { createApp } from './app.ts';
import type { Config, Settings } from './config.ts';
import { prepareDataDirectory } from './dataDir.ts';
import { type DataLock, lockDataDirectory } from './dataLock.ts';
import { type Database, openDatabase } from './db/client.ts';
import type { DemoSignIn } from './db/demo/types.ts';
import { ensureDemoCity, ensureDemoPair } from './db/demoCity.ts';
import { keepSecret } from './db/embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/embedded.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migrations.ts';
import type { Deps } from './deps.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { Documents } from './documents/documents.ts';
import { drain } from './http/drain.ts';
import { databaseReadiness } from './http/health.ts';
import { HTTP_TIMEOUTS, listen } from './http/listen.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { revenueCatWebhook } from './integrations/billing/revenueCatWebhook.ts';
import { createPhoton } from './integrations/geocoder/photon.ts';
import { checkMailServer } from './integrations/mail/checkMailServer.ts';
import { createMailer } from './integrations/mail/createMailer.ts';
import { createMailboxKey, type MailboxKey } from './integrations/mail/mailboxKey.ts';
import { mailboxRoutes } from './integrations/mail/mailboxRoutes.ts';
import { createPhotoStore } from './integrations/photoStore/createPhotoStore.ts';
import { createPusher } from './integrations/push/createPusher.ts';
import { type Jobs, startJobs } from './jobs.ts';
import type { Logger } from './log.ts';
import { ownDataRoutes } from './modules/accounts/ownData/ownData.http.ts';
import { calendarFileRoutes } from './modules/calendar/calendar.http.ts';
import { dateFileRoutes } from './modules/calendar/dateFile/dateFile.http.ts';
import { startLive } from './modules/live/live.runtime.ts';
import { fillTownsSoon } from './modules/location/gazetteer/fillTowns.runtime.ts';
import { memoryBookRoutes } from './modules/memories/book/book.http.ts';
import { memberDataRoutes } from './modules/moderation/members/memberData.http.ts';
import { stopLettersRoutes } from './modules/notifications/unsubscribe/stopLetters.http.ts';
import { createPhotosHandler } from './modules/photos/photos.http.ts';
import { previewRoutes } from './modules/previews/previews.http.ts';
import { Queue } from './queue/queue.ts';
import { MemoryLimits } from './rateLimits/memoryLimits.ts';
import { requireFiles } from './requireFiles.ts';
import { createRpcHandlers } from './rpc/handler.ts';
import { selfCheck } from './selfCheck.ts';

const DRAIN_MS = 10_000;

export interface StartOptions {
  settings: Settings;
  log: Logger;
  /** Says something to the person who started Liora. */
  say: (line: string) => void;
  /** Folder of the built web app. */
  webRoot: string;
  /** Folder of what draws its first screens here; without it the browser draws them. */
  rendererRoot: string;
  /** Holds every reply against the contract to the letter, and fails one that is not: while developing. */
  checkReplies?: boolean;
}

export interface Liora {
  address: string;
  /** Resolves when Liora cannot go on: its PostgreSQL has ended. */
  failed: Promise<'database'>;
  /** Stops accepting, finishes what runs, then closes everything it started, PostgreSQL last. */
  stop(): Promise<void>;
}

/** What was started, in order; stopped in the opposite order, also after a start that failed half-way. */
class Cleanup {
  #steps: (() => Promise<unknown>)[] = [];
  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }
  async run(log: Logger): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping was not clean'));
    }
  }
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('Liora is starting.');
};

const NEVER = new Promise<never>(() => undefined);

interface Storage {
  url: string;
  lock: DataLock | undefined;
  ended: Promise<void>;
}

async function startStorage({ settings, say }: StartOptions, cleanup: Cleanup): Promise<Storage> {
  prepareDataDirectory(settings.dataDir);
  if (settings.database.kind === 'external') {
    return { url: settings.database.url, lock: undefined, ended: NEVER };
  }
  const lock = await lockDataDirectory(settings.dataDir);
  cleanup.add(() => lock.release());
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, note: say });
  cleanup.add(() => postgres.stop());
  return { url: postgres.url, lock, ended: postgres.exited };
}

function openDatabases({ settings, log }: StartOptions, url: string, cleanup: Cleanup): Database {
  const database = openDatabase({
    url,
    poolSize: settings.databasePoolSize,
    searchStatementTimeoutMs: settings.searchStatementTimeoutMs,
    readStatementTimeoutMs: settings.readStatementTimeoutMs,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  cleanup.add(() => database.close());
  return database;
}

async function takePort({ settings, say }: StartOptions, server: Server, cleanup: Cleanup): Promise<string> {
  const { host, port } = settings;
  const mayMove = settings.publicUrl === undefined;
  const found = await listen(server, { host, port, mayMove, note: say });
  cleanup.add(() => drain(server, DRAIN_MS));
  return settings.publicUrl ?? `http://localhost:${found}`;
}

/** The queue is asked while the app is put together. */
function beginJobs(deps: Deps, cleanup: Cleanup): Promise<Jobs> {
  const starting = startJobs(deps);
  const started = starting.catch(() => undefined);
  cleanup.add(async () => (await started)?.stop());
  return starting;
}

interface Welcome {
  address: string;
  signIns: DemoSignIn[];
  mailboxKey: MailboxKey | undefined;
}

function sayWelcome(say: (line: string) => void, { address, signIns, mailboxKey }: Welcome) {
  say(`\nLiora is ready: ${address}`);
  for (const { label, login, password } of signIns) say(`  ${label}: ${login} / ${password}`);
  if (mailboxKey) say(`  Mail Liora would send (opens once): ${address}/mailbox?key=${mailboxKey.key}`);
  say('  Stop with Ctrl-C.\n');
}

function createDeps(config: Config, database: Database, log: Logger): Deps {
  const { db, readDb, searchPool, workPool, systemPool } = database;
  return {
    config,
    db,
    readDb,
    searchPool,
    workPool,
    readLimits: new MemoryLimits(),
    mailer: createMailer(config.mail, db),
    geocoder: config.geocoderUrl ? createPhoton(config.geocoderUrl) : null,
    photoStore: createPhotoStore(config),
    pusher: createPusher(config, {
      note: (failure) => log.warn(failure, 'a push service of apps did not take a message'),
    }),
    queue: new Queue(systemPool),
    log,
    now: () => new Date(),
  };
}

interface PlainRouteParts {
  documents: Documents;
  webRoot: string;
  mailboxKey: MailboxKey | undefined;
}

/** Routes outside the contract. */
function plainRoutes(deps: Deps, { documents, webRoot, mailboxKey }: PlainRouteParts) {
  const routes = [
    revenueCatWebhook(deps),
    previewRoutes(deps, webRoot, documents),
    documentRoutes(deps.config, documents, webRoot),
    ownDataRoutes(deps),
    memberDataRoutes(deps),
    calendarFileRoutes(deps),
    stopLettersRoutes(deps, webRoot),
    memoryBookRoutes(deps),
    dateFileRoutes(deps),
  ];
  if (mailboxKey) routes.push(mailboxRoutes(deps, mailboxKey, webRoot));
  return routes;
}

/** What nobody has to wait for: until then documents go out plain, and a slow mail server keeps nobody from planning an evening. */
function startInBackground({ log, say }: StartOptions, documents: Documents, smtpUrl: string | null) {
  void documents.load().catch((error: unknown) => log.error({ err: error }, 'documents go out plain'));
  if (smtpUrl) void checkMailServer(smtpUrl).then((problem) => problem && say(problem));
}

async function start(options: StartOptions, cleanup: Cleanup): Promise<Liora> {
  const { settings, log, say, webRoot } = options;
  requireFiles(settings);
  for (const line of selfCheck(settings)) say(line);
  const { url, lock, ended } = await startStorage(options, cleanup);
  await migrate(url, { note: say });
  const database = openDatabases(options, url, cleanup);

  // The port is taken before the app is built, because mailed links and cookies depend on the address.
  let listener = starting;
  const server = createServer(HTTP_TIMEOUTS, (request, response) => listener(request, response));
  answerUnreadable(server);
  const address = await takePort(options, server, cleanup);
  const sessionSecret =
    settings.sessionSecret ?? (await keepSecret(path.join(settings.dataDir, 'session-secret')));
  const config: Config = { ...settings, publicUrl: address, sessionSecret };
  const { systemDb, systemPool } = database;
  const deps = createDeps(config, database, log);
  cleanup.add(() => deps.pusher.close());

  const signIns = await ensureDemoCity(deps, say);
  const jobs = beginJobs({ ...deps, db: systemDb }, cleanup);
  // Before the server is drained: streams would keep it open.
  const documents = new Documents(deps, options.rendererRoot);
  const live = startLive(deps, url, { onNews: () => documents.forget() });
  cleanup.add(() => live.close());
  const readiness = databaseReadiness(systemPool, await readMigrations());
  const mailboxKey = config.mail.mailbox ? createMailboxKey() : undefined;
  listener = createApp({
    config,
    log,
    readiness,
    webRoot,
    routes: plainRoutes(deps, { documents, webRoot, mailboxKey }),
    handleLive: live.handle,
    handlePhotos: createPhotosHandler(deps),
    ...createRpcHandlers(deps, { checkReplies: options.checkReplies ?? false }),
  });
  const giveUpFilling = fillTownsSoon({ ...deps, db: systemDb });
  cleanup.add(async () => giveUpFilling());
  await Promise.all([jobs, lock?.announce(address)]);
  sayWelcome(say, { address, signIns, mailboxKey });
  if (signIns.length > 0) {
    const pair = ensureDemoPair(deps);
    cleanup.add(() => pair);
  }
  startInBackground(options, documents, config.mail.smtpUrl);

  const failed = ended.then(() => 'database' as const);
  return { address, failed, stop: () => cleanup.run(log) };
}

/** Starts everything Liora needs and serves; on failure nothing that was started is left running. */
export async function startLiora(options: StartOptions): Promise<Liora> {
  const cleanup = new Cleanup();
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run(options.log);
    throw error;
  }
}
