import path from 'node:path';
import { readConfig } from './config.ts';
import { defaultDataDir } from './dataDir.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { openProductDatabase } from './db/productDatabase.ts';
import { ExplainedError } from './explained.ts';
import {
  type ImportArguments,
  readArguments,
  UsageError,
} from './modules/places/import/command/arguments.parser.ts';
import { progressLine } from './modules/places/import/command/progressLine.runtime.ts';
import { areaMapText, commandText } from './modules/places/import/import.text.ts';
import {
  type AreaMapOutcome,
  ImportRunning,
  importPlaces,
} from './modules/places/import/importPlaces.service.ts';
import { Interrupted } from './modules/places/import/read/fileProblem.errors.ts';
import { reportLines } from './modules/places/import/report.views.ts';
import type { Listed } from './modules/places/import/write/importRuns.queries.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  const ask = () => {
    if (!stop.signal.aborted) complain(`\n${commandText.stopping}`);
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  // The process that started this one is gone, and with it whoever could press Ctrl-C.
  process.on('disconnect', ask);
  return stop.signal;
}

function listLine({ what, name, before }: Listed): string {
  return commandText.listed[what](name, before ?? '');
}

/** Says what became of the map of the area; answers the exit code. */
function reportMap(map: AreaMapOutcome | null): number {
  if (map?.outcome === 'failed') {
    complain(areaMapText.failed(map.error instanceof Error ? map.error.message : String(map.error)));
    return EXIT.failed;
  }
  if (map?.outcome === 'stopped') {
    complain(areaMapText.stopped);
    return EXIT.interrupted;
  }
  if (map) say(map.outcome === 'made' ? areaMapText.made(map) : areaMapText[map.outcome]);
  return EXIT.done;
}

/** Imports the files one after another; answers the exit code. */
async function run(words: ImportArguments, signal: AbortSignal): Promise<number> {
  const settings = readConfig(process.env, defaultDataDir(CHECKOUT));
  const storage = await openProductDatabase(settings);
  const { searchStatementTimeoutMs } = settings;
  const database = openDatabase({ url: storage.url, poolSize: 1, searchStatementTimeoutMs });
  try {
    await migrate(storage.url, { note: complain });
    for (const file of words.files) {
      // npm changes into the root of the checkout; the person who typed the path did not.
      const fullPath = path.resolve(process.env.INIT_CWD ?? '.', file);
      const progress = progressLine(process.stderr);
      const { kind, file: archive } = settings.map;
      const isMapped = words.map && kind === 'areas' && archive !== undefined;
      const { report, changes, areaMap } = await importPlaces({
        ...words,
        pool: database.pool,
        path: fullPath,
        ...(isMapped && { areaMap: { archive, progress, signal } }),
        progress,
        signal,
        now: () => new Date(),
      });
      if (words.list) for (const change of changes) say(listLine(change));
      for (const line of reportLines(report)) say(line);
      if (report.stoppedAfter !== null) return EXIT.interrupted;
      const mapExit = reportMap(areaMap);
      if (mapExit !== EXIT.done) return mapExit;
    }
    return EXIT.done;
  } finally {
    await database.close();
    await storage.close();
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${commandText.help}`);
    return EXIT.usage;
  }
  if (error instanceof Interrupted) {
    complain(commandText.interrupted);
    return EXIT.interrupted;
  }
  if (error instanceof ImportRunning) complain(commandText.failed(commandText.running));
  else if (error instanceof ExplainedError) complain(commandText.failed(error.message));
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failed;
}

try {
  const words = readArguments(process.argv.slice(2), new Date());
  if (words.help) say(commandText.help);
  else process.exitCode = await run(words, stopOnSignal());
} catch (error) {
  process.exitCode = explain(error);
}
// An open channel to the process that started this one would keep it from ending.
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
