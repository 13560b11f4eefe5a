import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/app.ts';
import { readMigrations } from '../src/db/migrations.ts';
import type { Deps } from '../src/deps.ts';
import { databaseReadiness } from '../src/http/health.ts';
import { answerUnreadable } from '../src/http/unreadable.ts';
import { revenueCatWebhook } from '../src/integrations/billing/revenueCatWebhook.ts';
import { ownDataRoutes } from '../src/modules/accounts/ownData/ownData.http.ts';
import { calendarFileRoutes } from '../src/modules/calendar/calendar.http.ts';
import { dateFileRoutes } from '../src/modules/calendar/dateFile/dateFile.http.ts';
import { startLive } from '../src/modules/live/live.runtime.ts';
import { memoryBookRoutes } from '../src/modules/memories/book/book.http.ts';
import { memberDataRoutes } from '../src/modules/moderation/members/memberData.http.ts';
import { stopLettersRoutes } from '../src/modules/notifications/unsubscribe/stopLetters.http.ts';
import { createPhotosHandler } from '../src/modules/photos/photos.http.ts';
import { previewRoutes } from '../src/modules/previews/previews.http.ts';
import { createRpcHandlers } from '../src/rpc/handler.ts';
import type { TestDatabase } from './database.ts';

export const WEBHOOK_SECRET = 'only RevenueCat and these tests know this one';

export interface HttpNode {
  site: string;
  close(): Promise<void>;
}

/** One node with everything that a request can reach, over real HTTP. @param webRoot folder of the built web app */
export async function httpNode(
  deps: Deps,
  database: TestDatabase,
  webRoot = import.meta.dirname,
): Promise<HttpNode> {
  const billing = { ...deps.config.billing, webhookSecret: WEBHOOK_SECRET };
  const own: Deps = { ...deps, config: { ...deps.config, billing } };
  const live = startLive(own, database.url);
  const server = createServer(
    // On a busy machine a connection rests for longer than the usual five seconds, and the next request on it would meet its end.
    { keepAliveTimeout: 0 },
    createApp({
      config: own.config,
      log: own.log,
      readiness: databaseReadiness(database.systemPool, await readMigrations()),
      webRoot,
      routes: [
        revenueCatWebhook(own),
        previewRoutes(own, webRoot),
        ownDataRoutes(own),
        memberDataRoutes(own),
        calendarFileRoutes(own),
        dateFileRoutes(own),
        memoryBookRoutes(own),
        stopLettersRoutes(own, webRoot),
      ],
      handleLive: live.handle,
      handlePhotos: createPhotosHandler(own),
      ...createRpcHandlers(own, { checkReplies: true }),
    }),
  );
  answerUnreadable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
