// Installs the dependencies when they are missing or not those of package-lock.json. Plain JavaScript: it runs
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Node 24, as the project's own dependency. Not through .bin: that is a script on some systems. */
export const NODE = path.join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** What npm notes about the installed tree, against the lock file: the first difference in words, or undefined. */
export function installDifference(wanted, installed) {
  for (const [folder, { version, optional, link }] of Object.entries(wanted)) {
    if (!folder.includes('node_modules/') || link) continue;
    const found = installed[folder];
    // Optional parts of other systems are never installed.
    if (!found && optional) continue;
    if (found?.version !== version)
      return `${folder} should be ${version}, is ${found?.version ?? 'missing'}`;
  }
  return undefined;
}

function whyInstall() {
  const wanted = readPackages('package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or broken; restore it.');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(NODE)) return 'Installing dependencies (first start) …';
  const difference = installDifference(wanted, installed);
  return difference && `Installing dependencies (${difference}) …`;
}

/** Runs `npm ci` when needed; ends the process with a sentence when that fails. */
export function ensureInstalled() {
  const reason = whyInstall();
  if (!reason) return;
  console.log(reason);
  // Development packages too: they build the web app.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0 || !existsSync(NODE)) {
    console.error(
      'The dependencies could not be installed; the lines above say why. Is the npm registry reachable?',
    );
    process.exit(1);
  }
}
