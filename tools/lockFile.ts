import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sourceFiles.ts';

/*
 * npm leaves optional packages of other systems out of the lock file when the registry at hand does not have
 * them, and `npm ci` then refuses the file it wrote itself. `node tools/lockFile.ts` puts them back, by name and
 * version: npm fetches them only on their own system. `npm run check` says when that is needed.
 */
const FILE = path.join(ROOT, 'package-lock.json');

interface LockEntry {
  version?: string;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

export type LockPackages = Record<string, LockEntry>;

const SYSTEM =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/;

/** What the entry of a package for one system says, read from its name. */
function entryFor(name: string, version: string, parent: LockEntry): LockEntry {
  const dev = parent.dev && { dev: true };
  if (name.endsWith('wasm32-wasi')) return { version, cpu: ['wasm32'], ...dev, optional: true };
  const [, os, cpu, variant] = SYSTEM.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name} is missing in package-lock.json, and its name tells no system.`);
  const libc = variant === 'musl' ? 'musl' : variant === 'gnu' ? 'glibc' : undefined;
  return { version, cpu: [cpu], ...dev, ...(libc && { libc: [libc] }), optional: true, os: [os] };
}

/** Optional packages that the lock file names as a dependency and has no entry for. */
export function missingOptional(packages: LockPackages): LockPackages {
  const missing: LockPackages = {};
  for (const [folder, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
      if (!places.some((place) => place in packages)) {
        missing[`node_modules/${name}`] = entryFor(name, version, entry);
      }
    }
  }
  return missing;
}

export function readLock(): { packages: LockPackages; text: string } {
  const text = readFileSync(FILE, 'utf8');
  return { packages: JSON.parse(text).packages, text };
}

function sorted(packages: LockPackages): LockPackages {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

if (import.meta.main) {
  const { packages, text } = readLock();
  const missing = missingOptional(packages);
  const completed = { ...JSON.parse(text), packages: sorted({ ...packages, ...missing }) };
  writeFileSync(FILE, `${JSON.stringify(completed, null, 2)}\n`);
  console.log(`Completed package-lock.json by ${Object.keys(missing).length} packages of other systems.`);
}
