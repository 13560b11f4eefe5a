import http from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { MemoryLimits } from '../../../server/src/rateLimits/memoryLimits.ts';

export interface Throughput {
  /** Answers a second. */
  perSecond: number;
  /** Answers in all. */
  answers: number;
  p99: number;
  failures: number;
}

const SECONDS = 6;
const TIMEOUT_SECONDS = 60;

/** A client of the bench is one address, and asks more than a person does. */
export const NO_LIMITS = { take: () => {} } as unknown as MemoryLimits;

export interface LoadCall {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export const posted = (path: string, body: unknown): LoadCall => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

/** Answers a second of a server over HTTP, asked these requests in turn. */
export async function load(
  handle: Answer,
  requests: readonly LoadCall[],
  connections: number,
): Promise<Throughput> {
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
      connections,
      duration: SECONDS,
      timeout: TIMEOUT_SECONDS,
      // A thread of its own: who asks is no part of what answers.
      workers: 1,
      requests: [...requests],
    });
    return {
      perSecond: result.requests.total / result.duration,
      answers: result.requests.total,
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
