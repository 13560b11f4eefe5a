import http from 'node:http';
import type { Attack, Attempt } from './attack.ts';
import { type Reply, read, tally } from './calls.ts';
import type { Liora } from './liora.ts';

const CALLS = 200;
const STREAMS = 600;
const STREAMS_PER_ADDRESS = 20;
const LIMITED = 429;

/** What clients and proxies write when one of them says a port, too, or makes something up. */
const FORMS: [name: string, entry: (i: number) => string][] = [
  ['an address with a port', (i) => `203.0.113.7:${1000 + i}`],
  ['an IPv6 address in brackets with a port', (i) => `[2001:db8::7]:${1000 + i}`],
  ['a claim before the true address', (i) => `10.1.${i}.1, 203.0.113.8`],
  ['addresses of one /64', (i) => `2001:db8:1:1::${i.toString(16)}`],
];

async function evade({ port }: Liora, name: string, entry: (i: number) => string): Promise<Attempt> {
  const replies: Reply[] = [];
  for (let i = 0; i < CALLS; i++) {
    const headers = { 'x-forwarded-for': entry(i) };
    replies.push(await read(port, 'accounts/usernameAvailable', { username: `name_${i}` }, headers));
  }
  const limited = replies.some(({ status }) => status === LIMITED);
  return { tried: `evading limits by ${name}`, saw: tally(replies), held: limited };
}

/** The status of a stream that is left open. */
function openStream(port: number, i: number, agent: http.Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `2001:db8:2:2::${i.toString(16)}` };
    http
      .get({ host: '127.0.0.1', port, path: '/live', headers, agent }, (response) => {
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', () => resolve(0));
  });
}

async function manyStreams({ port }: Liora): Promise<Attempt> {
  const agent = new http.Agent({ maxSockets: STREAMS });
  const statuses = await Promise.all(Array.from({ length: STREAMS }, (_, i) => openStream(port, i, agent)));
  agent.destroy();
  const open = statuses.filter((status) => status === 200).length;
  return {
    tried: `${STREAMS} streams from one /64, of which ${STREAMS_PER_ADDRESS} are allowed`,
    saw: `${open} were open at once`,
    held: open > 0 && open <= STREAMS_PER_ADDRESS,
  };
}

export const attack: Attack = {
  id: 'FIX-09',
  what: 'forging the client’s address',
  run: async ({ start }) => {
    const liora = await start({
      TRUST_PROXY: 'on',
      LIVE_MAX_STREAMS_PER_ADDRESS: String(STREAMS_PER_ADDRESS),
    });
    try {
      const attempts: Attempt[] = [];
      for (const [name, entry] of FORMS) attempts.push(await evade(liora, name, entry));
      return [...attempts, await manyStreams(liora)];
    } finally {
      await liora.stop();
    }
  },
};
