import fc from 'fast-check';
import { inputsFor, type Known, sharpInputs } from './arbitraries.ts';
import { type Asked, callsOf } from './procedures.ts';

const AT_ONCE = 8;
/** Inputs that fit, whose fields are spoilt one by one. */
const BASES = 4;
/** Characters of a request that a report of it shows. */
const SHOWN = 300;

/** What no answer may hold: words of the program, of its database, or of where it runs. */
const INTERNAL =
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
  /** The cookie of each kind of caller; undefined for a visitor. Asked again for each procedure: some end sessions. */
  callers: () => Promise<readonly (string | undefined)[]>;
  seed?: number;
}

/** Asks one procedure with generated inputs, as everybody, in both protocols. */
export async function attack(procedure: Asked, options: Attack): Promise<Outcome> {
  const { inputs, seed, known, budgetMs = Number.POSITIVE_INFINITY } = options;
  const outcome: Outcome = { statuses: new Map(), faults: [] };
  const cookies = await options.callers();
  const jobs = inputsOf(procedure, known, inputs, seed).flatMap((input) =>
    cookies.flatMap((cookie) => callsOf(procedure, input).map((call) => ({ call, cookie }))),
  );
  const [, member] = cookies;
  const sharp = procedure.input ? sharpInputs(procedure.input, known, BASES, seed) : [];
  // Last in, first asked: these are few, and never cut off by the budget.
  jobs.push(
    ...sharp.flatMap((input) =>
      callsOf(procedure, input)
        .slice(0, 1)
        .map((call) => ({ call, cookie: member })),
    ),
  );
  const over = performance.now() + budgetMs;
  const worker = async () => {
    for (let job = jobs.pop(); job && performance.now() < over; job = jobs.pop()) {
      await ask(options.site, job, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

function inputsOf({ input }: Asked, known: Known, inputs: number, seed: number | undefined): unknown[] {
  if (!input) return [undefined, undefined];
  return fc.sample(inputsFor(input, known), { numRuns: inputs, ...(seed !== undefined && { seed }) });
}

interface Job {
  call: ReturnType<typeof callsOf>[number];
  cookie: string | undefined;
}

async function ask(site: string, { call, cookie }: Job, { statuses, faults }: Outcome): Promise<void> {
  const told = (what: string) =>
    faults.push(`${what}: ${call.method} ${call.path.slice(0, SHOWN)} ${call.body?.slice(0, SHOWN)}`);
  try {
    const answer = await fetch(site + call.path, {
      method: call.method,
      headers: {
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      ...(call.body !== undefined && { body: call.body }),
    });
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 && answer.status !== 503) told(`${answer.status} ${text.slice(0, 200)}`);
    else if (!answer.ok && INTERNAL.test(text)) told(`tells ${INTERNAL.exec(text)?.[0]}`);
  } catch (error) {
    told(`no answer (${error instanceof Error ? (error.cause ?? error.message) : error})`);
  }
}
