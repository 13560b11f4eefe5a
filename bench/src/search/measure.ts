import type pg from 'pg';
import type { BenchDatabase } from '../database.ts';
import { ourService } from './ask.ts';
import { literalSearch, type Question } from './literal.ts';
import type { QueryClass } from './questions.ts';

export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/** ours: the page alone; counted: and how many places there are in all, as when a search is opened. */
export type Contender = 'ours' | 'counted' | 'literal' | 'tuned';

export interface ClassResult {
  query: QueryClass;
  times: Record<Contender, Times>;
  /** Share of typing errors for which the meant place was found. */
  recall: number | null;
}

/** Seconds that one class may take of a design that reads whole cities; it answers fewer questions then. */
const TIMEOUT_SECONDS = 60;
const FEWEST_QUESTIONS = 12;
/** Questions that one contender answers before it is the next one's turn. */
const TURN = 10;

type Answer = (question: Question) => Promise<unknown>;

/**
 * Every question once through every contender as a warm-up, then once more and timed, contenders in turns of ten
 * questions; who begins changes from turn to turn. In turns of one, each would pay for the garbage of the one before.
 */
export async function measureClass(
  database: BenchDatabase,
  others: pg.Pool,
  query: QueryClass,
): Promise<ClassResult> {
  const ask = ourService(database);
  const answers: Record<Contender, Answer> = {
    ours: (question) => ask(question, query.typeAhead, false),
    counted: (question) => ask(question, query.typeAhead, true),
    literal: (question) => literalSearch(others, 'public', question),
    tuned: (question) => literalSearch(others, 'tuned', question),
  };
  const contenders = Object.keys(answers) as Contender[];
  const warmed = { ours: 0, counted: 0, literal: 0, tuned: 0 };
  for (const contender of contenders)
    warmed[contender] = await warmUp(answers[contender], query.questions, contender);
  const times: Record<Contender, number[]> = { ours: [], counted: [], literal: [], tuned: [] };
  for (let from = 0; from < query.questions.length; from += TURN) {
    for (const contender of contenders) {
      for (const question of query.questions.slice(from, Math.min(from + TURN, warmed[contender]))) {
        const start = performance.now();
        await answers[contender](question);
        times[contender].push(performance.now() - start);
      }
    }
    contenders.push(...contenders.splice(0, 1));
  }
  return {
    query,
    times: {
      ours: percentiles(times.ours),
      counted: percentiles(times.counted),
      literal: percentiles(times.literal),
      tuned: percentiles(times.tuned),
    },
    recall: await recallOf(query, (question) => ask(question, query.typeAhead, false)),
  };
}

/** Returns how many questions were asked. */
async function warmUp(answer: Answer, questions: readonly Question[], contender: Contender): Promise<number> {
  const start = performance.now();
  for (const [i, question] of questions.entries()) {
    const isAwaited = contender === 'ours' || contender === 'counted' || i < FEWEST_QUESTIONS;
    if (!isAwaited && performance.now() - start > (TIMEOUT_SECONDS * 1000) / 2) return i;
    await answer(question);
  }
  return questions.length;
}

async function recallOf(
  { questions }: QueryClass,
  answer: (question: Question) => Promise<{ places: Array<{ name: string }> }>,
): Promise<number | null> {
  const wanted = questions.filter((question) => question.wanted !== undefined);
  if (wanted.length === 0) return null;
  let hits = 0;
  for (const question of wanted) {
    const { places } = await answer(question);
    if (places.some(({ name }) => name === question.wanted)) hits += 1;
  }
  return hits / wanted.length;
}

export function percentiles(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
