import { execFileSync } from 'node:child_process';
import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '../../../test/product.ts';
import { unprivilegedAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { startEmbeddedPostgres } from './embedded.ts';

test('FIX-10 the log of PostgreSQL is for its owner alone and holds no values, and the role of Liora is no superuser', async () => {
  const dataDir = await dataFolder();
  const log = path.join(dataDir, 'postgres.log');
  // As an earlier version left it.
  writeFileSync(log, '');
  chmodSync(log, 0o644);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  onTestFinished(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
  ]);
  await client.query('create table people (email text primary key)');
  await client.query("insert into people values ('ann@example.org')");
  await expect(client.query("insert into people values ('ann@example.org')")).rejects.toThrow(
    'duplicate key',
  );
  await expect(client.query('insert into people values ($1)', ['ann@example.org'])).rejects.toThrow(
    'duplicate',
  );
  await expect(client.query("select 'ben@example.org' from nowhere")).rejects.toThrow('nowhere');
  await client.end();

  expect(statSync(log).mode & 0o777).toBe(0o600);
  const said = execFileSync('cat', [log], { encoding: 'utf8' });
  expect(said).toContain('duplicate key value');
  expect(said).not.toMatch(/ann@example|ben@example|STATEMENT|DETAIL/);
});

test('FIX-83 what keeps PostgreSQL from creating its data is said', async () => {
  const dataDir = await dataFolder();
  const account = unprivilegedAccount();
  const binaries = await findBinaries(account);
  const broken = { ...binaries, initdb: path.join(dataDir, 'initdb') };
  writeFileSync(
    broken.initdb,
    `#!/bin/sh
    case "$*" in *en_US*) why='invalid locale name';; *) why='No space left on device';; esac
    echo "initdb: error: $why" >&2; exit 1
`,
  );
  chmodSync(broken.initdb, 0o755);
  await expect(prepareCluster(broken, dataDir, account)).rejects.toThrow(
    /PostgreSQL could not create its data in .*No space left on device/,
  );
});
