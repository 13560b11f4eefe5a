import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/src/http/freePort.ts';

/** Until it is known who reads, screens are what a visitor sees: the longest of all waits, to find presses that come before. */
const START_MS = 1800;
const CALL_MS = 300;

export interface SlowLine {
  address: string;
  stop: () => Promise<void>;
}

/** A line to `port` of this machine on which every call takes long to arrive; pages and files pass as they are. */
export async function slowLine(port: number): Promise<SlowLine> {
  const open = new AbortController();
  const server = http.createServer(async (request, response) => {
    await sleep(delayOf(request.url));
    const upstream = http.request(
      { port, path: request.url, method: request.method, headers: request.headers, signal: open.signal },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  const own = await freePort();
  server.listen(own);
  await once(server, 'listening');
  return {
    address: `http://localhost:${own}`,
    stop: async () => {
      open.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function delayOf(path = ''): number {
  if (path.startsWith('/rpc/platform/start')) return START_MS;
  return path.startsWith('/rpc/') ? CALL_MS : 0;
}
