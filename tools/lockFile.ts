import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LockEntry, type LockPackages, markDevelopment, placesOf } from './lockRuntime.ts';
import { ROOT } from './sourceFiles.ts';

/*
 * npm leaves optional packages of other systems out of the lock file when the registry at hand does not have
 * them, and `npm ci` then refuses the file it wrote itself. `node tools/lockFile.ts` puts them back, by name and
 * version: npm fetches them only on their own system. It also marks what a server goes without (lockRuntime.ts). `npm run check` says when that is needed. `--integrity` asks the
 * registry for what it knows of packages whose integrity is missing.
 */
const FILE = path.join(ROOT, 'package-lock.json');

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

/** Packages whose content npm would not check: no integrity is known of them. */
export function withoutIntegrity(packages: LockPackages): string[] {
  return Object.entries(packages)
    .filter(([folder, { integrity, link }]) => folder.includes('node_modules/') && !link && !integrity)
    .map(([folder]) => folder);
}

/** Optional packages that the lock file names as a dependency and has no entry for. */
export function missingOptional(packages: LockPackages): LockPackages {
  const missing: LockPackages = {};
  for (const [folder, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!placesOf(name, folder).some((place) => place in packages)) {
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

/** What the registry says the content of a package adds up to, or undefined where it does not have the package. */
function askIntegrity(folder: string, { version }: LockEntry): string | undefined {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const asked = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  const answer = asked.stdout.trim();
  return answer.startsWith('sha512-') ? answer : undefined;
}

if (import.meta.main) {
  const { packages, text } = readLock();
  const missing = missingOptional(packages);
  const all = markDevelopment(sorted({ ...packages, ...missing }));
  if (process.argv.includes('--integrity')) {
    for (const folder of withoutIntegrity(all)) {
      const entry = all[folder];
      const integrity = entry && askIntegrity(folder, entry);
      if (entry && integrity) entry.integrity = integrity;
    }
  }
  writeFileSync(FILE, `${JSON.stringify({ ...JSON.parse(text), packages: all }, null, 2)}\n`);
  console.log(`Completed package-lock.json by ${Object.keys(missing).length} packages of other systems.`);
  console.log(`${withoutIntegrity(all).length} of them have no integrity.`);
}
