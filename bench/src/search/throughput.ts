import http from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type pg from 'pg';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { rpcCall } from '../../../server/test/calls.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import { inputOf } from './ask.ts';
import { literalSearch, type Question } from './literal.ts';
import type { QueryClass } from './questions.ts';

export interface Throughput {
  /** Answers a second. */
  perSecond: number;
  p99: number;
  failures: number;
}

export interface HttpResult {
  query: QueryClass;
  ours: Throughput;
  literal: Throughput;
}

const CONNECTIONS = 8;
const SECONDS = 6;
const PATIENCE_SECONDS = 60;

/** Answers a second over HTTP at 8 connections: our endpoint, then the literal design behind the barest server. */
export async function measureThroughput(
  database: BenchDatabase,
  others: pg.Pool,
  query: QueryClass,
): Promise<{ ours: Throughput; literal: Throughput }> {
  const { handleRpc } = createRpcHandlers(benchDeps(database));
  const ours = await load(
    async (request, response) => {
      if (!(await handleRpc(request, response))) response.writeHead(404).end();
    },
    query.questions.map((question) =>
      query.typeAhead
        ? rpcCall('places.suggest', { q: question.q, origin: question.origin })
        : rpcCall('places.search', inputOf(question)),
    ),
  );
  const literal = await load(
    async (request, response) => {
      const question: Question = JSON.parse(await bodyOf(request));
      const places = await literalSearch(others, 'public', question);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(places));
    },
    query.questions.map((question) => ['/', { method: 'POST', headers: {}, body: JSON.stringify(question) }]),
  );
  return { ours, literal };
}

type Handle = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

async function load(handle: Handle, calls: readonly ReturnType<typeof rpcCall>[]): Promise<Throughput> {
  const underWay = new Set<Promise<void>>();
  const server = http.createServer((request, response) => {
    const answering = handle(request, response)
      .catch(() => void response.writeHead(500).end())
      .finally(() => underWay.delete(answering));
    underWay.add(answering);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      duration: SECONDS,
      timeout: PATIENCE_SECONDS,
      requests: calls.map(([path, { method, headers, body }]) => ({
        method: method === 'GET' ? 'GET' : 'POST',
        path,
        headers,
        body: body ?? '',
      })),
    });
    return {
      perSecond: result.requests.total / result.duration,
      p99: result.latency.p99,
      failures: result.non2xx + result.errors,
    };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    // Answers that nobody waits for any more would slow down what is measured next.
    await Promise.allSettled(underWay);
  }
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
