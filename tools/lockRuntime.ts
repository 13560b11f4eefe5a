export interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockPackages = Record<string, LockEntry>;

/** Where a package in `folder` may find `name`, as Node looks for it: inside it, beside it, then further up. */
export function placesOf(name: string, folder: string): string[] {
  const parts = folder.split('/').filter((part) => part !== '');
  return [...parts.keys(), parts.length]
    .reverse()
    .map((length) => [...parts.slice(0, length), 'node_modules', name].join('/'))
    .filter((place) => !place.includes('node_modules/node_modules'));
}

function needsOf(packages: LockPackages, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[folder] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The folders of everything that the workspaces need to run, found as Node finds it. */
function runtimeFolders(packages: LockPackages): Set<string> {
  const reached = new Set<string>();
  const open = Object.keys(packages).filter((folder) => !folder.includes('node_modules/'));
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of needsOf(packages, folder)) {
      const found = placesOf(name, folder).find((place) => place in packages);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      open.push(found);
    }
  }
  return reached;
}

/** Forgets the optional peers that only develop: npm would take them for something that has to be there to run. */
function withoutIdlePeers(packages: LockPackages, folder: string, running: ReadonlySet<string>): LockEntry {
  const entry = packages[folder] ?? {};
  const isIdle = (name: string) => {
    const found = placesOf(name, folder).find((place) => place in packages);
    return (
      entry.peerDependenciesMeta?.[name]?.optional === true && found !== undefined && !running.has(found)
    );
  };
  const idle = Object.keys(entry.peerDependencies ?? {}).filter(isIdle);
  if (idle.length === 0) return entry;
  const keep = <T>(peers: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(peers).filter(([name]) => !idle.includes(name)));
  return {
    ...entry,
    peerDependencies: keep(entry.peerDependencies),
    peerDependenciesMeta: keep(entry.peerDependenciesMeta),
  };
}

/**
 * npm counts what somebody could also use, when it is there (an optional peer: the test runner, the compiler), among what
 * has to be there to run. Marks it as what only develops, so that a server goes without.
 */
export function markDevelopment(packages: LockPackages): LockPackages {
  const running = runtimeFolders(packages);
  return Object.fromEntries(
    Object.entries(packages).map(([folder, entry]) => {
      if (!folder.includes('node_modules/') || entry.link) return [folder, entry];
      if (running.has(folder)) return [folder, withoutIdlePeers(packages, folder, running)];
      const { devOptional, ...rest } = entry;
      return [folder, entry.dev ? entry : { ...rest, dev: true }];
    }),
  );
}
