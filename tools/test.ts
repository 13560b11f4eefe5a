import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findChromium, findTestBrowser } from './chromium.ts';
import { type Counts, NO_TESTS, readSummary, succeeded, summaryLine } from './counts.ts';
import { ensureServerBuilt } from './serverBuild.ts';
import { ROOT } from './sourceFiles.ts';
import { runStages } from './stages.ts';
import { ONE_FAILURE, runVitest } from './vitestRun.ts';
import { ensureWebBuilt } from './webBuild.ts';

const script = (name: string) => path.join(ROOT, 'tools', name);

/** Printed once more when all has ended: what comes after them is long. */
const failed: string[] = [];
const flaky: string[] = [];

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code;
}

async function runChecks(): Promise<Counts> {
  const child = spawn(process.execPath, [script('check.ts')], { stdio: 'inherit' });
  if ((await exitCode(child)) === 0) return NO_TESTS;
  failed.push('the checks');
  return ONE_FAILURE;
}

/** Beforehand: installing is no part of what is timed. Why there is none is for the tests to say that need one. */
function installBrowsers(): void {
  // The browser tests are content with a headless shell, the benches are not.
  for (const find of [findTestBrowser, findChromium]) {
    try {
      find();
    } catch {}
  }
}

async function runUnitTests(): Promise<Counts> {
  const run = await runVitest();
  failed.push(...run.failed);
  flaky.push(...run.flaky);
  browser.show();
  return run.counts;
}

/** The browser tests. What they say waits until the others have said theirs. */
class BrowserTests {
  #words = '';
  #shown = false;

  async run(): Promise<Counts> {
    const child = spawn(process.execPath, [script('e2e.ts')], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => this.#take(words));
    }
    const code = await exitCode(child);
    const counts = readSummary(this.#words);
    return counts && succeeded(counts) === (code === 0) ? counts : ONE_FAILURE;
  }

  show(): void {
    this.#shown = true;
    process.stdout.write(this.#words);
  }

  #take(words: string): void {
    this.#words += words;
    if (this.#shown) process.stdout.write(words);
  }
}

await ensureWebBuilt();
await ensureServerBuilt();
installBrowsers();
const browser = new BrowserTests();
const others = [
  { name: 'checks', run: runChecks },
  { name: 'unit, server and component tests', run: runUnitTests },
];
// On two processors each would only make the other slow, and what it waits for late.
const concurrent = availableParallelism() > 2;
const browsers = {
  name: concurrent ? 'browser tests, beside them' : 'browser tests',
  run: () => browser.run(),
};
const { counts, table } = await runStages(concurrent ? [others, [browsers]] : [[...others, browsers]]);
for (const failure of flaky) console.log(`\nPassed only when tried again: ${failure}`);
for (const failure of failed) console.log(`\nFailed: ${failure}`);
console.log(`\n${table}\n\n${summaryLine(counts)}`);
process.exit(succeeded(counts) ? 0 : 1);
