import fc from 'fast-check';
import { anything, inputsFor, type Known, sharpInputs } from './arbitraries.ts';
import { exchange } from './exchange.ts';
import type { OtherRoute } from './otherRoutes.ts';
import { type Call, callsOf, type Procedure, rpcCallOf } from './procedures.ts';

const AT_ONCE = 8;
/** Inputs that are in memory at a time, each for all callers and both protocols. */
const BATCH = 50;
/** Inputs that fit, whose fields are spoilt one by one. */
const BASES = 4;
/** Characters of a request that a report of it shows. */
const SHOWN = 300;

/** What no answer may hold: words of the program, of its database, or of where it runs. */
export const INTERNAL =
  /node_modules|\.ts:\d|\bat \S+ \(|\/server\/src|SQLSTATE|"stack"|pg_catalog|syntax error|relation "|column "|violates|duplicate key|ECONN|invalid (?:input syntax|byte)|kysely|better-auth|out of range for type/i;

export interface Outcome {
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Requests that were answered with a fault, with something internal, or not at all. */
  faults: string[];
}

export interface Attack {
  site: string;
  known: Known;
  /** Inputs for each kind of caller and protocol. */
  inputs: number;
  /** Ends sooner after so long, milliseconds. */
  budgetMs?: number;
  /** The cookie of each kind of caller; undefined for a visitor. Asked again for each batch: some procedures end sessions. */
  callers: () => Promise<readonly (string | undefined)[]>;
  seed?: number;
}

/** Asks one procedure with generated inputs, as everybody, in both protocols. */
export async function attack(procedure: Procedure, options: Attack): Promise<Outcome> {
  const { site, seed, known, budgetMs = Number.POSITIVE_INFINITY } = options;
  const outcome: Outcome = { statuses: new Map(), faults: [] };
  const [, member] = await options.callers();
  const over = performance.now() + budgetMs;
  const sharp = procedure.input ? sharpInputs(procedure.input, known, BASES, seed) : [];
  // First, because they are few, and never cut off by the budget.
  const sharpJobs = different(sharp.map((input) => rpcCallOf(procedure, input))).map((call) => ({
    call,
    cookie: member,
  }));
  await askAll(site, sharpJobs, Number.POSITIVE_INFINITY, outcome);
  for (const inputs of batchesOf(procedure, options)) {
    if (performance.now() > over) break;
    const cookies = await options.callers();
    const calls = inputs.flatMap((input) => callsOf(procedure, input));
    const jobs = calls.flatMap((call) => cookies.map((cookie) => ({ call, cookie })));
    await askAll(site, jobs, over, outcome);
  }
  return outcome;
}

/** Asks something that is no procedure with generated requests, as everybody. */
export async function attackRoute({ calls }: OtherRoute, options: Attack): Promise<Outcome> {
  const { site, seed, known, inputs, budgetMs = Number.POSITIVE_INFINITY } = options;
  const outcome: Outcome = { statuses: new Map(), faults: [] };
  const over = performance.now() + budgetMs;
  for (let made = 0; made < inputs && performance.now() < over; made += BATCH) {
    const numRuns = Math.min(BATCH, inputs - made);
    const batch = fc.sample(calls(known), { numRuns, ...(seed !== undefined && { seed: seed + made }) });
    const cookies = await options.callers();
    await askAll(
      site,
      batch.flatMap((call) => cookies.map((cookie) => ({ call, cookie }))),
      over,
      outcome,
    );
  }
  return outcome;
}

/** Inputs of one field are the same whichever base they were made from: the same request twice tells nothing new. */
const different = (calls: readonly Call[]): Call[] => [
  ...new Map(calls.map((call) => [`${call.path} ${call.body}`, call])).values(),
];

/** Made as they are sent: all at once would be what fills the memory. */
function* batchesOf({ input }: Procedure, { known, inputs, seed }: Attack): Generator<unknown[]> {
  const arbitrary = input ? inputsFor(input, known) : anything;
  for (let made = 0; made < inputs; made += BATCH) {
    const numRuns = Math.min(BATCH, inputs - made);
    yield fc.sample(arbitrary, { numRuns, ...(seed !== undefined && { seed: seed + made }) });
  }
}

async function askAll(site: string, jobs: Iterable<Job>, over: number, outcome: Outcome): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done && performance.now() < over; next = queue.next()) {
      await ask(site, next.value, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Job {
  call: Call;
  cookie: string | undefined;
}

async function ask(site: string, { call, cookie }: Job, { statuses, faults }: Outcome): Promise<void> {
  const told = (what: string) =>
    faults.push(`${what}: ${call.method} ${call.path.slice(0, SHOWN)} ${call.body?.slice(0, SHOWN)}`);
  try {
    const { status, text } = await exchange(site, call, cookie);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) told(`${status} ${text.slice(0, 200)}`);
    else if (status >= 300 && INTERNAL.test(text)) told(`tells ${INTERNAL.exec(text)?.[0]}`);
  } catch (error) {
    told(`no answer (${error instanceof Error ? (error.cause ?? error.message) : error})`);
  }
}
