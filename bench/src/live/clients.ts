import { once } from 'node:events';
import net from 'node:net';
import { LIVE_PATH } from '@liora/domain/contract/live';
import { answer, machineMs } from '../workerProcess.ts';

export type ClientsRequest =
  | { kind: 'open'; port: number; count: number; cookies: string[] }
  | { kind: 'arrived' }
  | { kind: 'arrivals' }
  | { kind: 'close' };

/**
 * When each plan's event arrived: one moment (machineMs) per stream; and under `partner <n>` when the nth stream was
 * told that whose partner they are has changed.
 */
export type Arrivals = Map<string, number[]>;

const AT_ONCE = 100;
const EVENT = /"topic":"reactions","subject":"([0-9a-f-]{36})"/g;

const PARTNER = '"topic":"partner"';

let sockets: net.Socket[] = [];
let arrivals: Arrivals = new Map();

function arrived(what: string, now: number): void {
  const known = arrivals.get(what);
  if (known) known.push(now);
  else arrivals.set(what, [now]);
}

/** As little as a client can be: what is measured is the server. */
async function openStream(port: number, cookies: string[], at: number): Promise<void> {
  const cookie = cookies[at % (cookies.length || 1)];
  const socket = net.connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let unread = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    const now = machineMs();
    const whole = unread + text;
    const end = whole.lastIndexOf('\n\n') + 1;
    unread = whole.slice(end);
    const told = whole.slice(0, end);
    for (const [, plan = ''] of told.matchAll(EVENT)) arrived(plan, now);
    if (told.includes(PARTNER)) arrived(`partner ${at}`, now);
  });
  socket.on('error', () => undefined);
  const opened = once(socket, 'data');
  socket.write(
    `GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  );
  await opened;
}

async function openStreams(port: number, count: number, cookies: string[]): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) =>
      openStream(port, cookies, i + j),
    );
    await Promise.all(some);
  }
}

answer<ClientsRequest>(async (request) => {
  if (request.kind === 'open') {
    const before = machineMs();
    await openStreams(request.port, request.count, request.cookies);
    return { tookMs: machineMs() - before };
  }
  if (request.kind === 'arrived') {
    return { count: [...arrivals.values()].reduce((sum, moments) => sum + moments.length, 0) };
  }
  const told = arrivals;
  arrivals = new Map();
  if (request.kind === 'close') {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  }
  return told;
});
