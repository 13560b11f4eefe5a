import net from 'node:net';
import { isAlive } from '../../../server/src/processes.ts';
import type { Attack, Attempt } from './attack.ts';
import { send } from './calls.ts';
import { isGone, type Liora } from './liora.ts';

const MEGABYTE = 1024 * 1024;
const BODY_MB = 250;
const MOST_GROWTH_MB = 150;
const TIMEOUT_MS = 60_000;
const POSTGRES_ENDS_MS = 20_000;
const PART = Buffer.from('{},'.repeat(MEGABYTE / 3));
const ADDRESSES = [
  '/api/places/suggest',
  '/api/plans',
  '/rpc/accounts/signIn',
  '/webhooks/revenuecat',
  '/healthz',
];

/** Sends 250 MB whatever is answered, until it is all gone or the connection ends; the first line of the answer. */
function flood(port: number, path: string, chunked: boolean): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let said = '';
    let left = BODY_MB;
    const more = () => {
      while (left-- > 0) {
        const frame = chunked ? `${PART.length.toString(16)}\r\n` : '';
        if (frame) socket.write(frame);
        if (!socket.write(PART)) return;
        if (chunked) socket.write('\r\n');
      }
      if (chunked && left < 0) socket.write('0\r\n\r\n');
    };
    const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${BODY_MB * PART.length}`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('drain', () => {
      if (chunked) socket.write('\r\n');
      more();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said.split('\r\n')[0] || 'no answer'));
    socket.on('connect', more);
  });
}

async function floodAll(liora: Liora): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const path of ADDRESSES) {
    for (const chunked of [false, true]) {
      const before = (await liora.mostMemory()) ?? 0;
      const answer = await flood(liora.port, path, chunked);
      const most = (await liora.mostMemory()) ?? 0;
      const alive = isAlive(liora.pid) && (await send(liora.port, '/readyz')).status === 200;
      attempts.push({
        tried: `${BODY_MB} MB to ${path}${chunked ? ', chunked' : ''}`,
        saw: alive ? `${answer}; at most ${most} MB, ${before} before` : 'the process is gone or not ready',
        held: alive && most - before < MOST_GROWTH_MB,
      });
      if (!alive) return attempts;
    }
  }
  return attempts;
}

async function killAndLook(liora: Liora): Promise<Attempt> {
  if (isAlive(liora.pid)) process.kill(liora.pid, 'SIGKILL');
  const gone = await isGone(liora.postgresPid, POSTGRES_ENDS_MS);
  return {
    tried: 'ending the process with kill -9',
    saw: gone ? 'PostgreSQL ended with it' : 'PostgreSQL stays behind',
    held: gone,
  };
}

export const attack: Attack = {
  id: 'FIX-02',
  what: 'ending the process by large bodies',
  run: async ({ start }) => {
    const liora = await start();
    try {
      return [...(await floodAll(liora)), await killAndLook(liora)];
    } finally {
      await liora.stop();
    }
  },
};
