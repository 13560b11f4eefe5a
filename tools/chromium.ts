import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './sourceFiles.ts';

/** Chromium without windows: a page costs less than half the processor's time, and is drawn by the same engine. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_MS = 300_000;
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

function onPath(names: string[], searchPath = ''): string | undefined {
  const folders = searchPath.split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Where Playwright keeps the Chromium it downloads itself. */
function playwrightChromium(): string {
  return requireFromTests('@playwright/test').chromium.executablePath();
}

function present(env: NodeJS.ProcessEnv): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  return [named, playwrightChromium(), onPath(NAMES, env.PATH), MAC_CHROME].find(isProgram);
}

function tryInstall(command: string, args: string[], why = 'No Chromium on this machine'): void {
  console.log(`${why}: ${command} ${args.slice(-2).join(' ')} …`);
  spawnSync(command, args, { stdio: 'inherit', cwd: ROOT, timeout: INSTALL_MS });
}

/** Only an administrator of a Debian may, and no more than once on a machine where it fails. */
function tryInstallShell(): void {
  const note = path.join(ROOT, '.cache/no-headless-shell');
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || existsSync(note)) return;
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, 'Debian has been asked for chromium-headless-shell.\n');
  const args = ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'];
  tryInstall('apt-get', args, 'With it the browser tests take half the time');
}

/**
 * The browser of the tests: the one CHROMIUM_PATH names, else a headless shell, else any Chromium. Undefined where
 * Playwright has browsers of its own: it takes its own headless shell.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return findChromium(env);
  if (isProgram(playwrightChromium())) return undefined;
  const shell = () => onPath(SHELL_NAMES, env.PATH);
  const found = shell();
  if (found) return found;
  tryInstallShell();
  return shell() ?? findChromium(env);
}

/**
 * A Chromium to look at: the one CHROMIUM_PATH names, Playwright's own, the machine's; else Playwright
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
