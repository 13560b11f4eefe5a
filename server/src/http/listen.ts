import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@liora/domain/limits';
import { ExplainedError } from '../explained.ts';

const PORTS_TO_TRY = 20;

/** Whoever sends slowly holds a connection no longer than this; the reply is 408. */
export const HTTP_TIMEOUTS = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 5_000,
};

/** A port or address that cannot be listened on; the message says what to do. */
export class ListenError extends ExplainedError {}

export interface ListenOptions {
  host: string;
  port: number;
  /** False when others were told the port: then a taken one is a refusal. */
  mayMove: boolean;
  note: (message: string) => void;
}

async function tryPort(server: Server, host: string, port: number): Promise<'listening' | 'taken'> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return 'listening';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return 'taken';
    if (code === 'EACCES') {
      throw new ListenError(
        `Port ${port} needs special rights on this machine. Choose another: PORT=4310 npm start`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ListenError(
        `HOST is ${host}, which is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
      );
    }
    throw error;
  }
}

/** Listens on the wanted port or the next free one, and returns the port. */
export async function listen(server: Server, { host, port, mayMove, note }: ListenOptions): Promise<number> {
  const last = mayMove ? Math.min(port + PORTS_TO_TRY - 1, 65_535) : port;
  for (let candidate = port; candidate <= last; candidate++) {
    if ((await tryPort(server, host, candidate)) === 'listening') {
      const found = (server.address() as AddressInfo).port;
      if (found !== port) note(`Port ${port} is taken by another program; using ${found}.`);
      return found;
    }
  }
  throw new ListenError(
    mayMove
      ? `The ports ${port} to ${last} are all taken. Choose another: PORT=5310 npm start`
      : `Port ${port} is taken by another program, and PUBLIC_URL promises this address. Stop the other program or choose another PORT.`,
  );
}
