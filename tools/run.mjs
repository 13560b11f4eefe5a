// The one way into every verb: `node tools/run.mjs <verb>`. Plain JavaScript for whatever Node the machine has
// (20 or later): it installs what is missing and hands over to the Node 24 that the project brings itself.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, ROOT } from './install.mjs';

const VERBS = {
  start: 'tools/start.ts',
  build: 'tools/build.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  'test:faults': 'tools/testFaults.ts',
  e2e: 'tools/e2e.ts',
  check: 'tools/check.ts',
  'db:types': 'tools/dbTypes.ts',
  import: 'server/src/import.ts',
  backup: 'server/src/backup.ts',
  restore: 'server/src/restore.ts',
  admin: 'server/src/admin.ts',
  bench: 'bench/src/cli.ts',
  attacks: 'bench/src/attacks/attacks.ts',
  pictures: 'tools/pictures.ts',
  fonts: 'tools/fonts.ts',
  messages: 'web/messages/catalogues.ts',
  mobile: 'mobile/sync/sync.ts',
};

/** What a server runs: they do without what builds and measures. */
const ON_SERVERS = ['start', 'import', 'backup', 'restore', 'admin'];

const OLDEST_MAJOR = 20;
const [verb = '', ...args] = process.argv.slice(2);
const script = VERBS[verb];
if (!script) {
  console.error(`Unknown verb "${verb}". There is: ${Object.keys(VERBS).join(', ')}.`);
  process.exit(2);
}
if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  console.error(`Liora needs Node ${OLDEST_MAJOR} or later to start; this is ${process.versions.node}.`);
  process.exit(2);
}

ensureInstalled({ toRun: ON_SERVERS.includes(verb) });

// Loading a thousand modules is most of a start; Node keeps what it made of them.
const cache = process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, '.cache/node');
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: cache,
  PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH ?? ''}`,
};
// The channel tells the child when this process is gone, so that nothing is left running without a parent.
const child = spawn(NODE, [path.join(ROOT, script), ...args], {
  cwd: ROOT,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm runs this through a shell that ends on a signal without passing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
}
child.on('error', (error) => {
  console.error(`${NODE} cannot be run: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
