import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { table } from '../results.ts';
import { type LoadCall, NO_LIMITS } from './load.ts';
import { percentiles } from './measure.ts';
import type { QueryClass } from './questions.ts';
import { ourCalls } from './throughput.ts';

/** FIX-78: a whole answer in the time that its statements take. */
const MOST_TIMES = 1.6;
const ROUNDS = 4;

export interface WholeAnswer {
  query: QueryClass;
  /** p50, milliseconds: from the request's arrival until the reply is handed over. */
  whole: number;
  /** p50 of what the same requests waited for the database. */
  statements: number;
  /** p50 of each request's own ratio. */
  ratio: number;
}

/** One client, one request at a time; every question once as a warm-up. */
export async function measureWholeAnswers(
  database: BenchDatabase,
  classes: readonly QueryClass[],
): Promise<WholeAnswer[]> {
  const spent = { ms: 0 };
  const deps = {
    ...benchDeps(database),
    searchPool: timed(database.searchPool, spent),
    readLimits: NO_LIMITS,
  };
  const { handleRpc } = createRpcHandlers(deps);
  let whole = 0;
  const server = http.createServer(async (request, response) => {
    const start = performance.now();
    await handleRpc(request, response);
    whole = performance.now() - start;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const results: WholeAnswer[] = [];
  for (const query of classes) {
    const asked = ourCalls(query);
    const pairs: Array<[whole: number, statements: number]> = [];
    for (let round = 0; round <= ROUNDS; round++)
      for (const one of asked) {
        spent.ms = 0;
        await ask(agent, port, one);
        if (round > 0) pairs.push([whole, spent.ms]);
      }
    const p50 = (values: number[]) => percentiles(values).p50;
    results.push({
      query,
      whole: p50(pairs.map(([all]) => all)),
      statements: p50(pairs.map(([, waited]) => waited)),
      ratio: p50(pairs.map(([all, waited]) => all / waited)),
    });
  }
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
  return results;
}

/** The pool, noting how long its statements are waited for, on connections of its own as well. */
function timed(pool: pg.Pool, spent: { ms: number }): pg.Pool {
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = clients.get(client) ?? timedQueries(client, spent);
    clients.set(client, known);
    return known;
  };
  return timedQueries(pool, spent, { connect });
}

function timedQueries<Target extends pg.Pool | pg.PoolClient>(
  target: Target,
  spent: { ms: number },
  instead: object = {},
): Target {
  const query = async (...given: [pg.QueryConfig]) => {
    const start = performance.now();
    try {
      return await target.query(...given);
    } finally {
      spent.ms += performance.now() - start;
    }
  };
  return new Proxy(target, {
    get: (_, key) => {
      const value = Reflect.get({ query, ...instead }, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function ask(agent: http.Agent, port: number, { method, path, headers, body }: LoadCall): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
    response.resume().on('end', resolve);
  });
  request.on('error', reject).end(body);
  return promise;
}

export function wholeAnswersTable(answers: readonly WholeAnswer[]): string {
  const rows = answers.map(({ query, whole, statements, ratio }) => [
    `${query.id} ${query.name}`,
    whole.toFixed(2),
    statements.toFixed(2),
    `${ratio.toFixed(2)}x`,
    ratio <= MOST_TIMES ? 'met' : '**not met**',
  ]);
  return `The whole answer, from the request's arrival until the reply is handed over, beside its statements as they are waited for; one client,
milliseconds, p50 (goal: at most ${MOST_TIMES} times its statements):

${table(['class', 'answer', 'statements', 'ratio', ''], rows)}`;
}
