import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/db/client.ts';
import { diskStore } from '../../../server/src/integrations/photoStore/diskStore.ts';
import { createPhotosHandler } from '../../../server/src/modules/photos/photos.http.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { withoutLimits } from '../../../server/test/hostile/world.ts';
import { BENCH_POOLS, benchDeps } from '../database.ts';
import { answer } from '../workerProcess.ts';

export type NodeRequest = { kind: 'start'; databaseUrl: string; folder: string } | { kind: 'memory' };

const MEMORY_EVERY_MS = 100;
let most = 0;
const noteMemory = () => {
  most = Math.max(most, process.memoryUsage.rss());
};

/** The node that is asked, in a process of its own. */
async function start(databaseUrl: string, folder: string): Promise<{ port: number }> {
  const deps = {
    ...withoutLimits(benchDeps(openDatabase({ url: databaseUrl, ...BENCH_POOLS }))),
    photoStore: diskStore(folder),
  };
  const { config, log } = deps;
  const parts = { config, log, readiness: async () => undefined, webRoot: import.meta.dirname, routes: [] };
  const handlers = { ...createRpcHandlers(deps), handlePhotos: createPhotosHandler(deps) };
  const server = createServer(createApp({ ...parts, ...handlers }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setInterval(noteMemory, MEMORY_EVERY_MS).unref();
  return { port: (server.address() as AddressInfo).port };
}

answer<NodeRequest>(async (request) => {
  if (request.kind === 'start') return start(request.databaseUrl, request.folder);
  noteMemory();
  return { most };
});
