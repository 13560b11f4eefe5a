import net from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { emptyDatabase, tcpAddress } from '../../test/database.ts';
import { freePort } from '../http/freePort.ts';
import { connectWithRetry, DatabaseUnreachable } from './connectWithRetry.ts';
import { migrate } from './migrate.ts';

const connect = (connectionString: string, timeoutMs = 0, note?: (line: string) => void) =>
  connectWithRetry({ connectionString }, { timeoutMs, ...(note && { note }) });

/** The address of the tests' PostgreSQL with something else in it. Not of the template, which nobody may connect to. */
function address(change: (url: URL) => void): string {
  const url = tcpAddress(inject('templateUrl'));
  url.pathname = '/postgres';
  change(url);
  return url.href;
}

test('FIX-82 whatever keeps Liora from its database is one sentence, without the password', async () => {
  const port = String(await freePort());
  const cases: [string, string][] = [
    [address((url) => (url.port = port)), `nothing answers at 127.0.0.1:${port}`],
    [address((url) => (url.hostname = 'nowhere.invalid')), 'the name in nowhere.invalid:'],
    [address((url) => (url.pathname = '/no_such')), 'there is no database "no_such"'],
    [address((url) => (url.username = 'nobody')), 'refuses the role "nobody" or its password'],
    [address((url) => (url.password = 'wrong')), 'refuses the role "liora" or its password'],
  ];
  for (const [url, words] of cases) {
    const error = await connect(url).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    const { message } = error as Error;
    expect(message).toContain(`The database of DATABASE_URL cannot be used: `);
    expect(message).toContain(words);
    expect(message).not.toContain(new URL(url).password);
    expect(message).not.toContain('\n');
  }
});

test('FIX-82 a database that starts later than Liora is waited for, and that is said once', async () => {
  const { hostname, port } = new URL(inject('templateUrl'));
  const late = await freePort();
  const words: string[] = [];
  const connected = connect(
    address((url) => (url.port = String(late))),
    20_000,
    (line) => words.push(line),
  );
  await expect.poll(() => words).toHaveLength(1);
  expect(words[0]).toContain(`nothing answers at 127.0.0.1:${late}`);
  const pipe = net.createServer((socket) => {
    const inner = net.connect(Number(port), hostname);
    socket.on('error', () => inner.destroy()).pipe(inner);
    inner.on('error', () => socket.destroy()).pipe(socket);
  });
  pipe.listen(late, '127.0.0.1');
  onTestFinished(() => void pipe.close());
  const client = await connected;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(words).toHaveLength(1);
});

test('FIX-82 what nobody but an operator can mend is not tried again', async () => {
  const words: string[] = [];
  const refused = connect(
    address((url) => (url.pathname = '/no_such')),
    60_000,
    (line) => words.push(line),
  );
  await expect(refused).rejects.toThrow(DatabaseUnreachable);
  expect(words).toEqual([]);
});

test('FIX-82 a database in another encoding is refused before anything is changed', async () => {
  const database = await emptyDatabase("encoding 'SQL_ASCII' locale_provider 'libc' locale 'C'");
  onTestFinished(() => database.drop());
  await expect(migrate(database.url)).rejects.toThrow('has to be encoded in UTF8, this one is in SQL_ASCII');
  const client = await connect(database.url);
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  await client.end();
  expect(rows).toEqual([]);
});
