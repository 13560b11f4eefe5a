import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of one answer, milliseconds, over both cores. */
export interface ProcessorTime {
  /** Of the thread that answers: the service, or the peer. */
  script: number;
  /** Of PostgreSQL's processes; NaN where the system does not tell, as outside Linux. */
  database: number;
}

const MICROSECONDS = 1000;
const NANOSECONDS = 1_000_000;
/** What /proc counts in, on every Linux that Node runs on. */
const TICK_MS = 10;
/** Fields of /proc/<pid>/stat after the name of the program, which is in brackets. */
const PARENT = 1;
const OWN = [11, 12];
/** Of children that have ended. */
const ENDED = [13, 14];

/** Processor time that `answering` takes, divided by the answers that it says it gave. */
export async function processorTimeOf<Result>(
  databasePid: number,
  answering: () => Promise<Result>,
  answers: (result: Result) => number,
): Promise<{ result: Result; time: ProcessorTime }> {
  const script = process.threadCpuUsage();
  const database = databaseMs(databasePid);
  const result = await answering();
  const { user, system } = process.threadCpuUsage(script);
  const given = answers(result);
  return {
    result,
    time: {
      script: (user + system) / MICROSECONDS / given,
      database: (databaseMs(databasePid) - database) / given,
    },
  };
}

/** All that the processes of this PostgreSQL have used until now. */
function databaseMs(pid: number): number {
  try {
    const children = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && Number(statOf(name)[PARENT]) === pid,
    );
    return children.reduce((sum, child) => sum + ownMs(child), TICK_MS * ticks(statOf(String(pid)), ENDED));
  } catch {
    return Number.NaN;
  }
}

/** Exact where the scheduler tells, for a few short answers are less than a tick; PostgreSQL's processes have one thread. */
function ownMs(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS;
  } catch {
    return TICK_MS * ticks(statOf(pid), OWN);
  }
}

const ticks = (fields: readonly string[], of: readonly number[]) =>
  of.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);

/** Empty of a process that has ended meanwhile. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
