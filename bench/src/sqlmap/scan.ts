import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '../../../server/test/hostile/procedures.ts';

/** One request takes hundreds of probes, on a busy machine. */
const MOST_MS = 1_800_000;
const MOST_WORDS = 64 * 1024 * 1024;
/** Answers that refuse an input are what is expected of most. */
const REFUSALS = '400,401,403,404,405,409,410,413,422,429';

/** To its questions: fewer requests where nothing speaks for a finding; values that look odd are meant. */
const ANSWERS = 'reduce=Y,really sure=Y';

export interface Scan {
  /** Parameters that were tested: of the address, its path and the body. */
  parameters: number;
  /** What sqlmap says of those that it could inject something into. */
  findings: string[];
}

/** Whether sqlmap is installed: `apt-get install sqlmap`. */
export async function sqlmapVersion(): Promise<string | null> {
  try {
    const { stdout } = await run(['--version', '--batch']);
    return /^\d+\.\d+[^\s#]*/m.exec(stdout)?.[0] ?? null;
  } catch {
    return null;
  }
}

/** Lets sqlmap try every parameter of one request; a '*' in its address stands behind one that is part of the path. */
export async function scan(site: string, call: Call, cookie: string | undefined): Promise<Scan> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-sqlmap-'));
  try {
    const request = path.join(folder, 'request.txt');
    await writeFile(request, requestText(site, call, cookie));
    const args = [
      ...['-r', request, '--batch', '--flush-session', '--disable-coloring', '--answers', ANSWERS],
      ...['--output-dir', path.join(folder, 'found'), '--ignore-code', REFUSALS, '--threads', '4'],
      ...['--dbms', 'PostgreSQL', '--level', '1', '--risk', '1', '--time-sec', '3', '-v', '1'],
    ];
    const { stdout } = await run(args);
    const passedOver = [...stdout.matchAll(PASSED_OVER)].map(([, name]) => name);
    if (passedOver.length === 0) return read(stdout);
    const again = await run([...args, '-p', passedOver.join(',')]);
    return read(`${stdout}\n${again.stdout}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Without a terminal it would wait for targets on its standard input.
const run = (args: string[]) =>
  promisify(execFile)('sqlmap', [...args, '--ignore-stdin'], { timeout: MOST_MS, maxBuffer: MOST_WORDS });

/** As a proxy would have written it down. */
function requestText(
  site: string,
  { method, path: address, body }: Call,
  cookie: string | undefined,
): string {
  const lines = [`${method} ${address} HTTP/1.1`, `Host: ${new URL(site).host}`];
  if (cookie) lines.push(`Cookie: ${cookie}`);
  if (body !== undefined) lines.push('Content-Type: application/json');
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** What is called a token it takes for one against forged requests, and tests only when it is named. */
const PASSED_OVER = /ignoring .*parameter '(?:JSON )?([^']+)'/g;
const TESTED = /parameter '[^']*' does not seem to be injectable/g;
const FOUND = /^.*(?:parameter '[^']*' is vulnerable|is '[^']*' injectable|Parameter: .*\)).*$/gm;
/** It says so when it could not ask at all; a silent end would look like nothing found. Guesses about the site stop nothing. */
const UNREACHABLE =
  /\[CRITICAL\] (?!all tested parameters|no parameter\(s\) found|heuristics detected|target URL content).*$/m;

function read(said: string): Scan {
  const findings = said.match(FOUND) ?? [];
  const [problem] = UNREACHABLE.exec(said) ?? [];
  return {
    parameters: (said.match(TESTED) ?? []).length,
    findings: problem ? [...findings, problem] : findings,
  };
}
