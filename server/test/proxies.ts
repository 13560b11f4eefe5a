import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/http/freePort.ts';

export interface RunningProxy {
  port: number;
  stop(): Promise<void>;
}

/** A proxy that can be put in front of the port of a Liora. */
export interface Proxy {
  name: string;
  /** Why it cannot be run here, or undefined. */
  absent: string | undefined;
  start(target: number): Promise<RunningProxy>;
}

const POLL_MS = 20;

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs a proxy program with a configuration file of its own. */
async function run(
  program: string,
  config: string,
  flags: (file: string) => string[],
  port: number,
): Promise<RunningProxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-proxy-'));
  const file = path.join(folder, 'proxy.conf');
  await writeFile(file, config.replaceAll('FOLDER', folder));
  const child = spawn(program, flags(file), { stdio: 'ignore' });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    await pause(POLL_MS);
  }
  return { port, stop };
}

const nginx = (target: number, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid FOLDER/nginx.pid; error_log FOLDER/error.log;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${target}; } }
}`;

const haproxy = (mode: 'http' | 'tcp') => (target: number, port: number) =>
  `
defaults
  mode ${mode}
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend public
  bind 127.0.0.1:${port}
  default_backend liora
backend liora
  server liora 127.0.0.1:${target}
`;

/** Passes bytes on and adds nothing: what the barest of proxies does. */
async function startPipe(target: number): Promise<RunningProxy> {
  const server = net.createServer((client) => {
    const inner = net.connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, inner],
      [inner, client],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as net.AddressInfo).port, stop: async () => void server.close() };
}

function program(
  name: string,
  command: string,
  config: (target: number, port: number) => string,
  flags: (file: string) => string[],
): Proxy {
  return {
    name,
    absent: isInstalled(command) ? undefined : `${command} is not installed here`,
    start: async (target) => {
      const port = await freePort();
      return run(command, config(target, port), flags, port);
    },
  };
}

/** The proxies that people really put in front, as their documentation's first example says. */
export const PROXIES: Proxy[] = [
  { name: 'a proxy that adds nothing', absent: undefined, start: startPipe },
  program('nginx with a bare proxy_pass', 'nginx', nginx, (file) => ['-c', file]),
  program('HAProxy in mode http', 'haproxy', haproxy('http'), (file) => ['-db', '-f', file]),
  program('HAProxy in mode tcp', 'haproxy', haproxy('tcp'), (file) => ['-db', '-f', file]),
];
