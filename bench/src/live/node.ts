import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/db/client.ts';
import { startLive } from '../../../server/src/modules/live/live.runtime.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { benchDeps } from '../database.ts';
import { answer } from '../workerProcess.ts';

const POOL_SIZE = 10;
const SEARCH_TIMEOUT_MS = 900;

export type NodeRequest = { kind: 'start'; databaseUrl: string; streams: number } | { kind: 'usage' };

export interface NodeUsage {
  openStreams: number;
  /** Resident set, bytes. */
  memory: number;
  /** Processor time since the process began, milliseconds. */
  cpuMs: number;
}

let open = () => 0;

/** One app node as it is shipped, in a process of its own, so that memory and processor time are its alone. */
async function start(databaseUrl: string, streams: number): Promise<{ port: number }> {
  const database = openDatabase({
    url: databaseUrl,
    poolSize: POOL_SIZE,
    searchStatementTimeoutMs: SEARCH_TIMEOUT_MS,
  });
  const base = benchDeps(database);
  const most = streams + 100;
  const deps = {
    ...base,
    config: { ...base.config, live: { all: most, perPerson: most, perAddress: most } },
  };
  const live = startLive(deps, databaseUrl);
  open = () => live.open;
  const server = createServer(
    createApp({
      config: deps.config,
      log: deps.log,
      readiness: async () => undefined,
      webRoot: import.meta.dirname,
      routes: [],
      handleLive: live.handle,
      ...createRpcHandlers(deps),
    }),
  );
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  return { port: (server.address() as AddressInfo).port };
}

function usage(): NodeUsage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { openStreams: open(), memory: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 };
}

answer<NodeRequest>(async (request) =>
  request.kind === 'start' ? start(request.databaseUrl, request.streams) : usage(),
);
