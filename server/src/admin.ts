import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { ExplainedError } from './explained.ts';
import { appoint } from './modules/safety/moderation/appoint.service.ts';
import { runOnDatabase } from './onDatabase.ts';

const USAGE = 'Who? npm run admin -- <username>, and to take it away: npm run admin -- <username> remove';

const [username, word, ...more] = process.argv.slice(2);

await runOnDatabase({
  env: process.env,
  alone: false,
  work: async ({ url }, { searchStatementTimeoutMs }) => {
    if (!username || more.length > 0 || (word !== undefined && word !== 'remove'))
      throw new ExplainedError(USAGE);
    const isAdmin = word === undefined;
    const database = openDatabase({ url, poolSize: 1, searchStatementTimeoutMs });
    try {
      await migrate(url, { note: (line) => process.stderr.write(`${line}\n`) });
      const appointed = await appoint(database.db, username, isAdmin);
      if (appointed === 'unknown') throw new ExplainedError(`Nobody here is called ${username}.`);
      if (isAdmin) return `${username} decides about reports at /admin.`;
      return `${username} is no admin${appointed === 'same' ? ', and was none' : ' any more'}.`;
    } finally {
      await database.close();
    }
  },
});
