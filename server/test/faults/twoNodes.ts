import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded/embedded.ts';
import { freePort } from '../../src/http/freePort.ts';
import { dataFolder, Product } from '../product.ts';

export const SHARED_SECRET = 'one secret for both nodes, long enough';

interface SteadyAddress {
  port: number;
  leadTo: (port: number) => void;
  refuse: (refused: boolean) => void;
  /** From now on each connection ends in the middle, after as many bytes of either direction as this says for it; null ends that. */
  cut: (after: (() => number) | null) => void;
}

/** An address that stays while the PostgreSQL behind it comes and goes, as that of a managed one does. */
async function steadyAddress(): Promise<SteadyAddress> {
  let target = 0;
  let refused = false;
  let cutAfter: (() => number) | null = null;
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((near) => {
    if (refused) return near.destroy();
    const far = net.connect(target, '127.0.0.1');
    let left = cutAfter?.() ?? Number.POSITIVE_INFINITY;
    const passed = ({ length }: Buffer) => {
      left -= length;
      if (left < 0) for (const socket of [near, far]) socket.destroy();
    };
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
      one.on('data', passed);
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
    refuse: (now) => {
      refused = now;
    },
    cut: (after) => {
      cutAfter = after;
      // Those that are there began before, and would never end.
      for (const socket of sockets) socket.destroy();
    },
  };
}

const portOf = (postgres: EmbeddedPostgres) => Number(new URL(postgres.url).port);

/** Two nodes, each a process of its own, on one PostgreSQL that can be broken. For one test. */
export interface TwoNodes {
  /** The one that runs now. */
  postgres: EmbeddedPostgres;
  readonly nodes: Product[];
  readonly sites: string[];
  /** After PostgreSQL has ended: again on the same data, behind the same address. */
  startPostgresAgain(): Promise<void>;
  /** While something goes on, nobody gets a new connection to PostgreSQL: how soon it is there again is no matter then. */
  withoutConnections(work: () => Promise<void>): Promise<void>;
  /** While something goes on, connections to PostgreSQL end in the middle: a generated number of bytes after they began. */
  cutting(after: () => number, work: () => Promise<void>): Promise<void>;
  /** What a supervisor does with a node that has ended. */
  startNodeAgain(index: number): Promise<void>;
  untilAllReady(): Promise<void>;
}

/** @param settings of PostgreSQL; `more`: of the nodes */
export async function twoNodes(
  dataDir: string,
  settings: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<TwoNodes> {
  const startPostgres = () => startEmbeddedPostgres({ dataDir, settings });
  const postgres = await startPostgres();
  const steady = await steadyAddress();
  steady.leadTo(portOf(postgres));
  const url = new URL(postgres.url);
  url.port = String(steady.port);
  const environment = async () => ({
    DATABASE_URL: url.href,
    LIORA_DATA_DIR: await dataFolder(),
    PORT: String(await freePort()),
    DATABASE_POOL_SIZE: '4',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: SHARED_SECRET,
    PUBLIC_URL: 'http://localhost',
    ...more,
  });
  const environments = [await environment(), await environment()];
  const both: TwoNodes = {
    postgres,
    nodes: [],
    sites: environments.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    startPostgresAgain: async () => {
      both.postgres = await startPostgres();
      steady.leadTo(portOf(both.postgres));
    },
    withoutConnections: async (work) => {
      steady.refuse(true);
      await work().finally(() => steady.refuse(false));
    },
    cutting: async (after, work) => {
      steady.cut(after);
      await work().finally(() => steady.cut(null));
    },
    startNodeAgain: async (index) => {
      const node = new Product(environments[index] ?? {});
      both.nodes[index] = node;
      await node.ready();
    },
    untilAllReady: async () => {
      for (const site of both.sites) await expect.poll(() => isReady(site), { interval: 50 }).toBe(true);
    },
  };
  onTestFinished(() => both.postgres.stop());
  for (const index of environments.keys()) await both.startNodeAgain(index);
  return both;
}

const READINESS_TIMEOUT_MS = 5_000;

/** A node that does not answer, or not in time, is not ready. */
async function isReady(site: string): Promise<boolean> {
  const answer = fetch(`${site}/readyz`, { signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
