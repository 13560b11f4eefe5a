import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/src/app.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { attack, type Outcome } from '../../../server/test/hostile/attack.ts';
import { PROCEDURES } from '../../../server/test/hostile/procedures.ts';
import { hostileWorld, withoutLimits } from '../../../server/test/hostile/world.ts';
import type { Bench } from '../bench.ts';
import { benchDeps, openBenchDatabase } from '../database.ts';
import { count } from './count.ts';

/** Inputs of each procedure in all: as three kinds of callers, in two protocols. */
const INPUTS = 10_000;
const WAYS = 6;
/** Refusals for want of time or room are no findings, but they hide what lies behind them: at most one in a hundred. */
const MOST_REFUSED = 0.01;
const MOST_GROWTH_BYTES = 400 * 1024 * 1024;
const SEED = 8;

interface Row {
  name: string;
  outcome: Outcome;
}

async function run(options: Record<string, string>): Promise<string | null> {
  const inputs = Math.max(1, Math.ceil(Number(options.inputs ?? INPUTS) / WAYS));
  const database = await openBenchDatabase('hostile', { fresh: true });
  try {
    const deps = withoutLimits(benchDeps(database));
    const { config, log } = deps;
    const parts = { config, log, readiness: async () => undefined, webRoot: import.meta.dirname, routes: [] };
    const server = createServer(createApp({ ...parts, ...createRpcHandlers(deps) }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const world = await hostileWorld(deps);
    const before = process.memoryUsage().rss;
    const rows: Row[] = [];
    for (const procedure of PROCEDURES) {
      const outcome = await attack(procedure, { site, ...world, inputs, seed: SEED });
      rows.push({ name: procedure.name, outcome });
      console.log(line(procedure.name, outcome));
      for (const fault of outcome.faults.slice(0, 3)) console.log(`    ${fault}`);
    }
    const growth = process.memoryUsage().rss - before;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return report(rows, growth);
  } finally {
    await database.stop();
  }
}

const line = (name: string, outcome: Outcome) => {
  const { ok, refused, limited, busy, failed } = count(outcome);
  return `| ${name} | ${ok} | ${refused} | ${limited} | ${busy} | ${failed} | ${outcome.faults.length} |`;
};

/** The table; null when something was found, which the lines above then tell. */
function report(rows: readonly Row[], growth: number): string | null {
  const counts = rows.map(({ outcome }) => count(outcome));
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const late = counts.reduce((sum, { limited, busy }) => sum + limited + busy, 0);
  const faults = rows.reduce((sum, { outcome }) => sum + outcome.faults.length, 0);
  const megabytes = Math.round(growth / 1024 / 1024);
  console.log(`${all} requests, ${faults} faults, ${late} refused for now, memory grew by ${megabytes} MB`);
  if (faults > 0 || late > all * MOST_REFUSED || growth > MOST_GROWTH_BYTES) return null;
  return [
    '# Hostile inputs',
    '',
    `Inputs generated from the schemas of the contract, with a list of what broke something somewhere once, sent to every procedure as a visitor, a member and an admin, under /rpc and /api. Of ${all} requests none was answered with a fault or with anything of the server's inside; ${late} were refused for now; the process that sent and answered them grew by ${megabytes} MB.`,
    '',
    '| Procedure | 2xx | other 4xx | 429 | 503 | other 5xx | Faults |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ name, outcome }) => line(name, outcome)),
  ].join('\n');
}

export const bench: Bench = { usage: 'hostile [--inputs 10000]', run };
