import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/db/client.ts';
import { answerUnreadable } from '../../../server/src/http/unreadable.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { withoutLimits } from '../../../server/test/hostile/world.ts';
import { BENCH_POOLS, benchDeps } from '../database.ts';
import { answer } from '../workerProcess.ts';

export type NodeRequest = { kind: 'start'; databaseUrl: string } | { kind: 'memory' };

const MEMORY_EVERY_MS = 250;

let most = 0;

const noteMemory = () => {
  most = Math.max(most, process.memoryUsage.rss());
};

/** The node that is asked, in a process of its own: its memory is that of nothing else. */
async function start(databaseUrl: string): Promise<{ port: number }> {
  const deps = withoutLimits(benchDeps(openDatabase({ url: databaseUrl, ...BENCH_POOLS })));
  const { config, log } = deps;
  const parts = { config, log, readiness: async () => undefined, webRoot: import.meta.dirname, routes: [] };
  const server = createServer(createApp({ ...parts, ...createRpcHandlers(deps) }));
  answerUnreadable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setInterval(noteMemory, MEMORY_EVERY_MS).unref();
  return { port: (server.address() as AddressInfo).port };
}

/** The most it ever had, in bytes. */
function memory(): { most: number } {
  noteMemory();
  return { most };
}

answer<NodeRequest>(async (request) => (request.kind === 'start' ? start(request.databaseUrl) : memory()));
