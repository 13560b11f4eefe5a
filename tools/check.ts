import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const script = (name: string) => [process.execPath, path.join(ROOT, 'tools', name)];

const SOURCES = [
  'domain/src',
  'art/src',
  'server/src',
  'server/test',
  'web/src',
  'mobile/src',
  'mobile/sync',
  'e2e',
  'bench',
  'tools',
];

const ENV = {
  // The browser tests' configuration insists on an address; reading it for dead code needs none.
  E2E_BASE_URL: 'http://localhost',
  // The compiler ends before it has filled its memory: collecting what it no longer needs is a third of its work.
  GOGC: 'off',
  GOMEMLIMIT: '1GiB',
  ...process.env,
};

/** Workspaces that see the same libraries are one program: what they share is read and checked once. */
const TYPES = [
  { of: 'domain, art, server, tools and the sync of mobile', program: 'tools' },
  { of: 'bench and e2e', program: 'bench' },
  { of: 'web and the shell', program: 'web' },
];

interface Check {
  name: string;
  command: string[];
}

const CHECKS: Check[] = [
  { name: 'format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  ...TYPES.map(({ of, program }) => ({
    name: `types of ${of}`,
    // Several checkers each work out what the others have: on two processors one is as quick, and costs half.
    command: [bin('tsc'), '-p', program, '--checkers', '1'],
  })),
  { name: 'dead code', command: [bin('knip')] },
  { name: 'arrows', command: [bin('depcruise'), '--config', 'tools/arrows.cjs', ...SOURCES] },
  { name: 'layout', command: script('layout.ts') },
  { name: 'layout of styles', command: script('classNames.ts') },
  { name: 'names', command: script('names.ts') },
  { name: 'table owners', command: script('tableOwners.ts') },
  { name: 'personal state', command: script('personalState.ts') },
  { name: 'migrations', command: script('migrations.ts') },
  { name: 'limits', command: script('limitReaders.ts') },
  { name: 'documents', command: script('documents.ts') },
  { name: 'requirements', command: script('requirements.ts') },
  { name: 'format of messages', command: script('messageFormat.ts') },
  {
    name: 'format of catalogues',
    command: [process.execPath, path.join(ROOT, 'web/messages/catalogues.ts'), '--check'],
  },
];

/** Runs one check quietly; what it says is shown when it fails or has something to tell. */
function passes({ name, command: [program = '', ...args] }: Check): boolean {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env: ENV });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = status === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  const output = `${stdout}${stderr}`.trim();
  if (!passed) console.log(`${output}\n`);
  return passed;
}

const wanted = process.argv.slice(2);
const chosen = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const failed = chosen.filter((check) => !passes(check));
if (failed.length > 0 || chosen.length === 0) {
  console.log(
    `\n${failed.length} of ${chosen.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
console.log(`\nAll ${chosen.length} checks passed.`);
