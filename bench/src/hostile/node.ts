import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/db/client.ts';
import { answerUnreadable } from '../../../server/src/http/unreadable.ts';
import { diskStore } from '../../../server/src/integrations/photoStore/diskStore.ts';
import { ownDataRoutes } from '../../../server/src/modules/accounts/ownData/ownData.http.ts';
import { calendarFileRoutes } from '../../../server/src/modules/calendar/calendar.http.ts';
import { createPhotosHandler } from '../../../server/src/modules/photos/photos.http.ts';
import { previewRoutes } from '../../../server/src/modules/previews/previews.http.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { withoutLimits } from '../../../server/test/hostile/world.ts';
import { BENCH_POOLS, benchDeps } from '../database.ts';
import { answer } from '../workerProcess.ts';

export type NodeRequest = { kind: 'start'; databaseUrl: string } | { kind: 'memory' };

const MEMORY_EVERY_MS = 250;
const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-hostile-'));
process.on('disconnect', () => rmSync(folder, { recursive: true, force: true }));

let most = 0;

const noteMemory = () => {
  most = Math.max(most, process.memoryUsage.rss());
};

/** The node that is asked, in a process of its own: its memory is that of nothing else. */
async function start(databaseUrl: string): Promise<{ port: number }> {
  const photoStore = diskStore(path.join(folder, 'photos'));
  const bare = benchDeps(openDatabase({ url: databaseUrl, ...BENCH_POOLS }));
  const deps = { ...withoutLimits(bare), photoStore };
  const { config, log } = deps;
  await writeFile(path.join(folder, 'index.html'), '<html><head><title>Liora</title></head></html>');
  const routes = [previewRoutes(deps, folder), ownDataRoutes(deps), calendarFileRoutes(deps)];
  const parts = { config, log, readiness: async () => undefined, webRoot: folder, routes };
  const handlers = { ...createRpcHandlers(deps), handlePhotos: createPhotosHandler(deps) };
  const server = createServer(createApp({ ...parts, ...handlers }));
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
