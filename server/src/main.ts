import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { misspeltSettings } from './config.misspelt.ts';
import { readConfig } from './config.ts';
import { defaultDataDir } from './dataDir.ts';
import { ExplainedError } from './explained.ts';
import { startLiora } from './liora.ts';
import { createLog, type Logger } from './log.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
/** A server that does not stop in this time is ended; PostgreSQL recovers by itself. */
const LAST_RESORT_MS = 40_000;

function explain(error: unknown): never {
  const explained = error instanceof ExplainedError;
  const text = error instanceof Error ? (explained ? error.message : (error.stack ?? error.message)) : error;
  process.stderr.write(`\nLiora did not start.\n${text}\n`);
  process.exit(1);
}

type StopReason = 'asked' | 'crashed' | 'database';

/**
 * Resolves at the first reason to stop. Further ones change nothing: a terminal sends Ctrl-C to everybody. From
 * then on there is a limit to how long stopping may take, also when the start is not through yet.
 */
function firstReason(): Promise<StopReason> {
  const reason = new Promise<StopReason>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
    // The process that started this one is gone, and with it whoever could press Ctrl-C.
    process.on('disconnect', () => resolve('asked'));
    process.on('uncaughtException', (error) => {
      log?.fatal({ err: error }, 'a fault in the program');
      resolve('crashed');
    });
  });
  void reason.then(() => setTimeout(() => process.exit(1), LAST_RESORT_MS).unref());
  return reason;
}

const PARTING_WORDS: Record<StopReason, string> = {
  asked: 'Liora has stopped.',
  crashed: 'Liora has stopped because of a fault in the program; the log says which.',
  database: 'PostgreSQL ended unexpectedly; see postgres.log in the data directory. Start Liora again.',
};

let log: Logger | undefined;
const stopped = firstReason();
try {
  const settings = readConfig(process.env, defaultDataDir(CHECKOUT));
  log = createLog({ level: settings.logLevel, pretty: process.stdout.isTTY === true });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const line of misspeltSettings(process.env)) say(line);
  const webRoot = path.join(CHECKOUT, 'web/dist');
  // `npm run dev` asks for it.
  const checkReplies = process.argv.includes('--check-replies');
  const rendererRoot = path.join(CHECKOUT, 'web/dist-server');
  const liora = await startLiora({ settings, log, say, webRoot, rendererRoot, checkReplies });

  // For the next start, also when this one is killed.
  flushCompileCache();
  const reason = await Promise.race([stopped, liora.failed]);
  await liora.stop();
  say(PARTING_WORDS[reason]);
  process.exit(reason === 'asked' ? 0 : 1);
} catch (error) {
  explain(error);
}
