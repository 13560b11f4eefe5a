import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { startChromium } from './chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
interface Audit {
  id: string;
  score: number | null;
  displayValue?: string;
}

interface LighthouseResult {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

export interface Visit {
  /** 0 to 100, in the order of CATEGORY_NAMES. */
  scores: number[];
  /** As Lighthouse words them, in the order of METRIC_NAMES. */
  metrics: string[];
  /** How quick the machine itself was just then, by Lighthouse's BenchmarkIndex. */
  power: number;
  /** Audits other than those of speed that cost the page marks. */
  lacking: string[];
}

export const CATEGORY_NAMES = ['Performance', 'Accessibility', 'Best practices', 'SEO'];
export const METRIC_NAMES = ['FCP', 'LCP', 'TBT', 'CLS'];

/** Chrome now and then loses the trace of a page on a busy machine; Lighthouse itself asks to run it again. */
const TRIES = 3;

/**
 * One first visit as Lighthouse sees it: a middle-class phone on slow 4G, both simulated, cache empty.
 * @throws when the page could not be measured in three tries
 */
export async function visit(address: string): Promise<Visit> {
  for (let left = TRIES; ; left--) {
    try {
      return visitOf(await runLighthouse(address));
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

async function runLighthouse(address: string): Promise<LighthouseResult> {
  const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-lighthouse-'));
  const file = path.join(folder, 'result.json');
  const chromium = await startChromium();
  const options = [
    `--port=${chromium.port}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--disable-full-page-screenshot',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const child = spawn(process.execPath, [cli, address, ...options], {
    cwd: folder,
    stdio: 'ignore',
  });
  try {
    await once(child, 'close');
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await chromium.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function visitOf({ runtimeError, environment, categories, audits }: LighthouseResult): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    power: environment.benchmarkIndex,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: METRICS.map((name) => audits[name]?.displayValue ?? '?'),
    lacking: CATEGORIES.slice(1)
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
