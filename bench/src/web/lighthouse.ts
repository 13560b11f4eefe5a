import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import os from 'node:os';
import { findChromium } from '../../../tools/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking';

interface NetworkRequest {
  url: string;
  resourceType?: string;
  /** Bytes over the wire, headers included. */
  transferSize: number;
}

interface Audit {
  displayValue?: string;
  numericValue?: number;
  details?: { items?: NetworkRequest[] };
}

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

export interface Visit {
  /** 0 to 100, in the order of CATEGORY_NAMES. */
  scores: number[];
  /** As Lighthouse words them, in the order of METRIC_NAMES. */
  metrics: string[];
  requests: NetworkRequest[];
}

export const CATEGORY_NAMES = ['Performance', 'Accessibility', 'Best practices', 'SEO'];
export const METRIC_NAMES = ['FCP', 'LCP', 'TBT', 'CLS'];

/**
 * One first visit as Lighthouse sees it: a middle-class phone on slow 4G, both simulated, cache empty.
 * @throws when the page could not be measured
 */
export async function visit(address: string): Promise<Visit> {
  const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
  const child = spawn(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {
      cwd: os.tmpdir(),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  return visitOf(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

function visitOf({ runtimeError, categories, audits }: LighthouseResult): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: METRICS.map((name) => audits[name]?.displayValue ?? '?'),
    requests: audits['network-requests']?.details?.items ?? [],
  };
}
