import http from 'node:http';
import type { Call } from './procedures.ts';

/** Kept open: most of the time of a small request is its connection. */
const agent = new http.Agent({ keepAlive: true });
/** Nothing that is asked takes as long: what does, hangs. */
const TIMEOUT_MS = 60_000;

interface Reply {
  status: number;
  text: string;
}

/** One request as it is, by hand: fetch would tidy the address first. */
export async function exchange(site: string, call: Call, cookie: string | undefined): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await send(site, call, cookie);
    } catch (error) {
      // The server may close a kept connection in the very moment that it is used again: no fault of either.
      if (tries === 3 || !(error instanceof ClosedBefore)) throw error;
    }
  }
}

class ClosedBefore extends Error {}

function send(site: string, { path, method, body }: Call, cookie: string | undefined): Promise<Reply> {
  const headers = {
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
    ...(cookie && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${site}/`, { path, method, headers, agent, timeout: TIMEOUT_MS });
    request.on('timeout', () => request.destroy(new Error('hangs')));
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? new ClosedBefore() : error),
    );
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    request.end(body);
  });
}
