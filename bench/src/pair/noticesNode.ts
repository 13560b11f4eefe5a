import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/db/client.ts';
import { createSmtpMailer } from '../../../server/src/integrations/mail/smtp.ts';
import { createPusher } from '../../../server/src/integrations/push/createPusher.ts';
import { startJobs } from '../../../server/src/jobs.ts';
import { Queue } from '../../../server/src/queue/queue.ts';
import { createRpcHandlers } from '../../../server/src/rpc/handler.ts';
import { BENCH_POOLS, benchDeps } from '../database.ts';
import { answer } from '../workerProcess.ts';
import type { SinkAddresses } from './noticesSink.ts';

export type NoticesNodeRequest = { databaseUrl: string; sink: SinkAddresses };

/** One node as it is shipped, with its jobs, whose letters and pushes go to the sink. */
answer<NoticesNodeRequest>(async ({ databaseUrl, sink }) => {
  const database = openDatabase({ url: databaseUrl, ...BENCH_POOLS });
  const base = benchDeps(database);
  const config = { ...base.config, push: { ...base.config.push, services: sink.services } };
  const deps = {
    ...base,
    config,
    queue: new Queue(database.systemPool),
    mailer: createSmtpMailer(sink.smtpUrl, 'Liora <hello@liora.example>'),
    pusher: createPusher(config, {
      web: {
        find: async () => [{ address: '127.0.0.1', family: 4 }],
        isAllowed: () => true,
        ca: sink.ca,
      },
    }),
  };
  await startJobs({ ...deps, db: database.systemDb });
  const server = createServer(
    createApp({
      config,
      log: deps.log,
      readiness: async () => undefined,
      webRoot: import.meta.dirname,
      routes: [],
      ...createRpcHandlers(deps),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
});
