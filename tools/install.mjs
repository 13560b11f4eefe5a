// Installs the dependencies when they are missing or not those of package-lock.json. Plain JavaScript: it runs
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
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

/** Characters in a path that the build of the web app takes for the beginning of a query or an anchor. */
const UNREADABLE = /[#?]/;

/** Why nothing can be built in this folder, in words, or undefined. */
export function folderProblem(folder, mayWrite = (at) => accessSync(at, constants.W_OK)) {
  if (UNREADABLE.test(folder)) {
    return `Liora lies in ${folder}. The build cannot read folders with # or ? in their name: move or rename it.`;
  }
  try {
    mayWrite(folder);
    return undefined;
  } catch {
    return `Liora lies in ${folder}, where this account may not write, and it has to be installed and built there first. Do that once as an account that may, or copy it elsewhere.`;
  }
}

/** Ends the process with a sentence where nothing can be installed or built. */
export function requireWorkplace(folder = ROOT) {
  const problem = folderProblem(folder);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * What npm notes about the installed tree, against the lock file: the first difference in words, or undefined.
 * `toRun`: what only builds and measures may be missing.
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} installed
 * @param {{ isThere?: (folder: string) => boolean, toRun?: boolean }} options
 */
export function installDifference(wanted, installed, { isThere = () => true, toRun = false } = {}) {
  for (const [folder, { version, optional, dev, devOptional, link }] of Object.entries(wanted)) {
    if (!folder.includes('node_modules/') || (toRun && (dev || devOptional))) continue;
    if (link && isThere(folder)) continue;
    if (link) return `${folder} is missing`;
    const found = installed[folder];
    // Optional parts of other systems are never installed.
    if (!found && optional) continue;
    if (found?.version !== version)
      return `${folder} should be ${version}, is ${found?.version ?? 'missing'}`;
  }
  return undefined;
}

function whyInstall(toRun) {
  const wanted = readPackages('package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or broken; restore it.');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(NODE)) return 'Installing dependencies (first start) …';
  const isThere = (folder) => existsSync(path.join(ROOT, folder));
  const difference = installDifference(wanted, installed, { isThere, toRun });
  return difference && `Installing dependencies (${difference}) …`;
}

/**
 * Runs `npm ci` when needed; ends the process with a sentence when that fails.
 * `toRun`: an installation without development packages does, as long as nothing has to be built.
 */
export function ensureInstalled({ toRun = false } = {}) {
  const reason = whyInstall(toRun);
  if (!reason) return;
  requireWorkplace();
  console.log(reason);
  // Development packages too: they build what runs.
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
