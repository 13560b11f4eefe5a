import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rpcCall } from '../calls.ts';
import { migratedFolder } from '../product.ts';
import { killPostgres, restartPostgres } from './faults.ts';
import { twoNodes } from './twoNodes.ts';

const READERS = 12;
const POLLING = { interval: 20 };
/** Enough that some requests are always under way, without spending the processors on being refused. */
const BETWEEN_ASKS_MS = 20;

/** Each request comes from elsewhere: who asks too often from one place waits for the rest of a minute. */
let asked = 0;
function newAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** Asks one node on and on; which statuses it got, and how often it could not be reached at all. */
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
          const headers = { ...init.headers, 'x-forwarded-for': newAddress() };
          const answer = await fetch(`${address}${path}`, { ...init, headers });
          await answer.arrayBuffer();
          this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
        } catch {
          this.unreachable += 1;
        }
        await pause(BETWEEN_ASKS_MS);
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

function killOneBackend(postmaster: number): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const backend = rows
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .find((row) => Number(row?.[2]) === postmaster && row?.[3]?.includes('liora liora'));
  process.kill(Number(backend?.[1]), 'SIGKILL');
}

test('FIX-80: PostgreSQL crashes, is restarted and is killed under load: no node ends, each answers 503 meanwhile and serves afterwards', async () => {
  const site = await twoNodes(await migratedFolder(), {}, { TRUST_PROXY: 'on' });
  const { sites, nodes } = site;
  const loads = sites.map((address) => new Load(address));

  const interrupt = async (how: () => Promise<void> | void) => {
    const before = loads.map((load) => load.count(503));
    // A small PostgreSQL is there again before anybody has asked.
    await site.withoutConnections(async () => {
      await how();
      for (const [i, load] of loads.entries()) {
        await expect.poll(() => load.count(503), POLLING).toBeGreaterThan(before[i] ?? 0);
      }
    });
    await site.untilAllReady();
    const answered = loads.map((load) => load.count(200));
    for (const [i, load] of loads.entries()) {
      await expect.poll(() => load.count(200), POLLING).toBeGreaterThan((answered[i] ?? 0) + READERS);
    }
  };
  await interrupt(() => killOneBackend(site.postgres.pid));
  await interrupt(() => restartPostgres(site));
  await interrupt(() => killPostgres(site));

  await Promise.all(loads.map((load) => load.end()));
  for (const [i, load] of loads.entries()) {
    expect(nodes[i]?.child.exitCode, nodes[i]?.output).toBeNull();
    expect(load.unreachable).toBe(0);
    expect([...load.statuses.keys()].filter((status) => status !== 200)).toEqual([503]);
  }
}, 600_000);
