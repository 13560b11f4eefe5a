import path from 'node:path';
import { readConfig } from './config.ts';
import { ConfigError } from './config.variables.ts';
import { defaultDataDir } from './dataDir.ts';
import { DataInUseError } from './dataLock.ts';
import { MigrationError } from './db/migrate.ts';
import { ListenError } from './http/listen.ts';
import { startLiora } from './liora.ts';
import { createLog } from './log.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
/** A server that does not stop in this time is ended; PostgreSQL recovers by itself. */
const LAST_RESORT_MS = 40_000;

/** Failures whose message says what to do: the stack would only hide it. */
const EXPLAINED = [ConfigError, DataInUseError, ListenError, MigrationError];

function explain(error: unknown): never {
  const explained = EXPLAINED.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (explained ? error.message : (error.stack ?? error.message)) : error;
  process.stderr.write(`\nLiora did not start.\n${text}\n`);
  process.exit(1);
}

/** Resolves at the first signal to stop. Further ones change nothing: a terminal sends Ctrl-C to everybody. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    // The process that started this one is gone, and with it whoever could press Ctrl-C.
    process.on('disconnect', () => resolve('disconnect'));
  });
}

const stopped = stopSignal();
try {
  const settings = readConfig(process.env, defaultDataDir(CHECKOUT));
  const pretty = process.stdout.isTTY === true;
  const log = createLog({ level: settings.logLevel, pretty });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const liora = await startLiora({ settings, log, say, webRoot: path.join(CHECKOUT, 'web/dist') });

  const reason = await Promise.race([stopped, liora.failed]);
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  await liora.stop();
  if (reason === 'database') {
    say('PostgreSQL ended unexpectedly; see postgres.log in the data directory. Start Liora again.');
    process.exit(1);
  }
  say('Liora has stopped.');
  process.exit(0);
} catch (error) {
  explain(error);
}
