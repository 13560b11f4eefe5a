import { openDatabase } from '../../src/db/client.ts';
import { createSmtpMailer } from '../../src/integrations/mail/smtp.ts';
import { startJobs } from '../../src/jobs.ts';
import { testDeps } from '../factories.ts';

// Run as a process of its own by mailOnce.test.ts: a node that is killed as soon as the provider has said yes to a
// letter, before it can mark it as sent.
const [url = '', smtpUrl = ''] = process.argv.slice(2);
const database = openDatabase({ url, poolSize: 5, searchStatementTimeoutMs: 900 });
const provider = createSmtpMailer(smtpUrl, 'Liora <hello@localhost>');

await startJobs(
  testDeps(
    { ...database, close: () => database.close() },
    {
      now: () => new Date(),
      mailer: {
        send: async (message) => {
          await provider.send(message);
          process.kill(process.pid, 'SIGKILL');
          await new Promise(() => undefined);
        },
      },
    },
  ),
);
