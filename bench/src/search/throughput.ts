import type http from 'node:http';
import type pg from 'pg';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { rpcCall } from '../../../server/test/calls.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { inputOf } from './ask.ts';
import { literalSearch, type Question } from './literal.ts';
import { type LoadCall, load, NO_LIMITS, posted, type Throughput } from './load.ts';
import type { QueryClass } from './questions.ts';

export interface HttpResult {
  query: QueryClass;
  ours: Throughput;
  literal: Throughput;
}

const CONNECTIONS = 8;

/** Answers a second over HTTP at 8 connections: our endpoint, then the literal design behind the barest server. */
export async function measureThroughput(
  database: BenchDatabase,
  others: pg.Pool,
  query: QueryClass,
): Promise<{ ours: Throughput; literal: Throughput }> {
  const ours = await loadOurs(database, query, CONNECTIONS);
  const literal = await load(
    async (request, response) => {
      const question: Question = JSON.parse(await bodyOf(request));
      const places = await literalSearch(others, 'public', question);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(places));
    },
    query.questions.map((question) => posted('/', question)),
    CONNECTIONS,
  );
  return { ours, literal };
}

/** Our endpoint, asked what the screens ask: the page, without the count. */
export function loadOurs(
  database: BenchDatabase,
  query: QueryClass,
  connections: number,
): Promise<Throughput> {
  const { handleRpc } = createRpcHandlers({ ...benchDeps(database), readLimits: NO_LIMITS });
  return load(
    async (request, response) => {
      if (!(await handleRpc(request, response))) response.writeHead(404).end();
    },
    ourCalls(query),
    connections,
  );
}

/** What the screens send for the questions of a class. */
export const ourCalls = ({ typeAhead, questions }: QueryClass): LoadCall[] =>
  questions.map((question) =>
    called(
      typeAhead
        ? rpcCall('places.suggest', { q: question.q, origin: question.origin })
        : rpcCall('places.search', inputOf(question)),
    ),
  );

const called = ([path, { method, headers, body }]: ReturnType<typeof rpcCall>): LoadCall => ({
  method: method === 'GET' ? 'GET' : 'POST',
  path,
  headers,
  body: body ?? '',
});

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
