import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded.ts';
import { rpcCall } from './calls.ts';
import { dataFolder, freePort, Product } from './product.ts';

const READERS = 12;
const PATIENT = { interval: 20 };

/** An address that stays while the PostgreSQL behind it comes and goes, as that of a managed one does. */
async function steadyAddress(): Promise<{ port: number; leadTo: (port: number) => void }> {
  let target = 0;
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    port: (proxy.address() as net.AddressInfo).port,
    leadTo: (port) => {
      target = port;
    },
  };
}

/** Asks one node without a pause; which statuses it got, and how often it could not be reached at all. */
class Load {
  readonly statuses = new Map<number, number>();
  unreachable = 0;
  #over = false;
  readonly #readers: Promise<void>[];

  constructor(address: string) {
    const asks = [
      ['plans.list', {}],
      ['accounts.usernameAvailable', { username: 'somebody_new' }],
      ['places.search', { origin: { latitude: 37.7793, longitude: -122.4193 } }],
    ] as const;
    this.#readers = Array.from({ length: READERS }, async (_, reader) => {
      const [name, input] = asks[reader % asks.length] ?? asks[0];
      const [path, init] = rpcCall(name, input);
      while (!this.#over) {
        try {
          const answer = await fetch(`${address}${path}`, init);
          await answer.arrayBuffer();
          this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
        } catch {
          this.unreachable += 1;
        }
      }
    });
  }

  count(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#readers);
  }
}

const portOf = (postgres: EmbeddedPostgres) => Number(new URL(postgres.url).port);

function killOneBackend(postmaster: number): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const backend = rows
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .find((row) => Number(row?.[2]) === postmaster && row?.[3]?.includes('liora liora'));
  process.kill(Number(backend?.[1]), 'SIGKILL');
}

test('FIX-80: PostgreSQL crashes, is restarted and is killed under load: no node ends, each answers 503 meanwhile and serves afterwards', async () => {
  const dataDir = await dataFolder();
  let postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  const steady = await steadyAddress();
  steady.leadTo(portOf(postgres));
  const url = new URL(postgres.url);
  url.port = String(steady.port);
  const env = async () => ({
    DATABASE_URL: url.href,
    LIORA_DATA_DIR: await dataFolder(),
    PORT: String(await freePort()),
    DATABASE_POOL_SIZE: '4',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'one secret for both nodes, long enough',
    PUBLIC_URL: 'http://localhost',
  });
  const settings = [await env(), await env()];
  const nodes = settings.map((own) => new Product(own));
  for (const node of nodes) await node.ready();
  const sites = settings.map(({ PORT }) => `http://127.0.0.1:${PORT}`);
  const loads = sites.map((site) => new Load(site));

  const interrupt = async (how: () => Promise<void> | void) => {
    const before = loads.map((load) => load.count(503));
    await how();
    for (const [i, load] of loads.entries()) {
      await expect.poll(() => load.count(503), PATIENT).toBeGreaterThan(before[i] ?? 0);
    }
    for (const site of sites) {
      await expect.poll(async () => (await fetch(`${site}/readyz`)).status, PATIENT).toBe(200);
    }
    const answered = loads.map((load) => load.count(200));
    for (const [i, load] of loads.entries()) {
      await expect.poll(() => load.count(200), PATIENT).toBeGreaterThan((answered[i] ?? 0) + READERS);
    }
  };
  const startAgain = async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
    steady.leadTo(portOf(postgres));
  };

  await interrupt(() => killOneBackend(postgres.pid));
  await interrupt(async () => {
    await postgres.stop();
    await startAgain();
  });
  await interrupt(async () => {
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    await startAgain();
  });

  await Promise.all(loads.map((load) => load.end()));
  for (const [i, load] of loads.entries()) {
    expect(nodes[i]?.child.exitCode, nodes[i]?.output).toBeNull();
    expect(load.unreachable).toBe(0);
    expect([...load.statuses.keys()].filter((status) => status !== 200 && status !== 429).sort()).toEqual([
      503,
    ]);
  }
}, 180_000);
