import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppParts, createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { createPhotosHandler } from '../src/modules/photos/photos.http.ts';
import { createRpcHandlers } from '../src/rpc/handler.ts';

export interface Site {
  url: string;
  /** Bytes that all connections together have brought in so far. */
  received: () => number;
  close: () => Promise<void>;
}

/** The whole server on real HTTP, as production runs it. */
export async function startSite(deps: Deps, parts: Partial<AppParts> = {}): Promise<Site> {
  const { config, log } = deps;
  const common = {
    config,
    log,
    readiness: async () => undefined,
    webRoot: import.meta.dirname,
    routes: [],
    handlePhotos: createPhotosHandler(deps),
  };
  const server = createServer(
    createApp({ ...common, ...createRpcHandlers(deps, { checkReplies: true }), ...parts }),
  );
  const sockets = new Set<{ bytesRead: number }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
