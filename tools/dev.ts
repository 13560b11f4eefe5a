import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Where both are reached: Vite asks the server for what is not its own (web/vite.config.ts). */
const ADDRESS = 'http://localhost:5173';

function run(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
}

// Both reload by themselves: the server restarts when a file it imports changes, Vite updates the page in place.
const children = [
  run(['--watch', '--watch-preserve-output', 'server/src/main.ts', '--check-replies'], ROOT, {
    PUBLIC_URL: ADDRESS,
  }),
  run(
    [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--strictPort', '--logLevel', 'warn'],
    path.join(ROOT, 'web'),
  ),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
process.exit(0);
