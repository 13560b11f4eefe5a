import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TwoNodes } from './twoNodes.ts';

/** Something that happens to a site; done when nothing outside of the nodes stands in their way any more. */
export type Fault = (site: TwoNodes) => Promise<void>;

const STANDSTILL_MS = 20_000;
const SHORT_STANDSTILL_MS = 1_500;

const terminateAllBackends: Fault = async ({ postgres }) => {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await admin.end();
};

export const restartPostgres: Fault = async (site) => {
  await site.postgres.stop();
  await site.startPostgresAgain();
};

export const killPostgres: Fault = async (site) => {
  process.kill(site.postgres.pid, 'SIGKILL');
  await site.postgres.exited;
  await site.startPostgresAgain();
};

function childrenOf(postmaster: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []));
}

/** As a disk that hangs or a machine that is moved: nothing is refused, nothing answers. */
const standstill =
  (milliseconds: number): Fault =>
  async ({ postgres }) => {
    // First and last the one that would take away those that end meanwhile: while it stands, all can be called by number.
    process.kill(postgres.pid, 'SIGSTOP');
    const stopped = [...childrenOf(postgres.pid), postgres.pid];
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    try {
      await pause(milliseconds);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
  };

const killNode: Fault = async (site) => {
  await site.nodes[0]?.stop('SIGKILL');
  await site.startNodeAgain(0);
};

export const EVERY_FAULT: Record<string, Fault> = {
  'every connection to PostgreSQL is ended': terminateAllBackends,
  'PostgreSQL is restarted': restartPostgres,
  'PostgreSQL is killed with -9': killPostgres,
  'PostgreSQL stands still for 20 s': standstill(STANDSTILL_MS),
  'a node is killed with -9': killNode,
};

/** Restart and end of PostgreSQL have a short test of their own. */
export const SHORT_FAULTS: Record<string, Fault> = {
  'every connection to PostgreSQL is ended': terminateAllBackends,
  'PostgreSQL stands still for a moment': standstill(SHORT_STANDSTILL_MS),
  'a node is killed with -9': killNode,
};
