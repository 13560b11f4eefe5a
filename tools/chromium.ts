import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './sourceFiles.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const requireFromTests = createRequire(path.join(ROOT, 'e2e/package.json'));

function isProgram(file: string | undefined): file is string {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Where Playwright keeps the Chromium it downloads itself. */
function playwrightChromium(): string {
  return requireFromTests('@playwright/test').chromium.executablePath();
}

function present(env: NodeJS.ProcessEnv): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  return [named, playwrightChromium(), onPath(env.PATH ?? ''), MAC_CHROME].find(isProgram);
}

function tryInstall(command: string, args: string[]): void {
  console.log(`No Chromium on this machine: ${command} ${args.slice(-2).join(' ')} …`);
  spawnSync(command, args, { stdio: 'inherit', cwd: ROOT });
}

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, Playwright's own, the machine's; else Playwright
 * downloads its own, else Debian's package is installed. Throws with a sentence when none can be had.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = present(env);
  if (found) return found;
  const cli = path.join(path.dirname(requireFromTests.resolve('@playwright/test/package.json')), 'cli.js');
  tryInstall(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = present(env);
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    tryInstall('apt-get', ['update']);
    tryInstall('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = present(env);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
