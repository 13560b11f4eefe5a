import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Deps } from '../../../deps.ts';
import { createRpcHandlers } from '../../../rpc/handler.ts';
import { LIVE_TIMING, type LiveTiming } from '../broadcaster.runtime.ts';
import { type Live, startLive } from '../live.runtime.ts';

export interface Node {
  site: string;
  live: Live;
  stop(): Promise<void>;
}

/** One app node on real HTTP, stopped when the test ends. */
export async function startNode(
  deps: Deps,
  databaseUrl: string,
  timing: Partial<LiveTiming> = {},
): Promise<Node> {
  const live = startLive(deps, databaseUrl, { timing: { ...LIVE_TIMING, leastMs: 5, ...timing } });
  const server = createServer(
    createApp({
      config: deps.config,
      log: deps.log,
      readiness: async () => undefined,
      webRoot: import.meta.dirname,
      routes: [],
      handleLive: live.handle,
      ...createRpcHandlers(deps, { checkReplies: true }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    await live.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, live, stop };
}
