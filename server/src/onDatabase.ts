import path from 'node:path';
import { readConfig, type Settings } from './config.ts';
import type { Environment } from './config.variables.ts';
import { defaultDataDir } from './dataDir.ts';
import { openProductDatabase, type ProductDatabase } from './db/productDatabase.ts';
import { ExplainedError } from './explained.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');

interface Command {
  env: Environment;
  /** Whether nobody else may be at work on the database. */
  alone: boolean;
  work: (database: ProductDatabase, settings: Settings) => Promise<string>;
}

/** Runs a command on the product's database, says what came of it and sets the exit code. */
export async function runOnDatabase({ env, alone, work }: Command): Promise<void> {
  try {
    const settings = readConfig(env, defaultDataDir(CHECKOUT));
    const database = await openProductDatabase(settings, { alone });
    try {
      process.stdout.write(`${await work(database, settings)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const explained = error instanceof ExplainedError;
    const reason = error instanceof Error ? (explained ? error.message : (error.stack ?? '')) : String(error);
    process.stderr.write(`Not done. ${reason}\n`);
    process.exitCode = 1;
  }
  // An open channel to the process that started this one would keep it from ending.
  if (process.connected) process.disconnect();
}

/** A folder as somebody typed it: npm changes into the checkout, the person did not. */
export const folderFrom = (env: Environment, typed: string) => path.resolve(env.INIT_CWD ?? '.', typed);
