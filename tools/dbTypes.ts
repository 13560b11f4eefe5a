import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { writeDatabaseTypes } from './databaseTypes.ts';
import { noteNewMigrations } from './migrations.ts';

// npm run db:types: writes server/src/db/types.gen.ts from the migrations, on a database of its own, and notes the
// checksums of new ones.
const dataDir = mkdtempSync(path.join(os.tmpdir(), `liora-test-${process.pid}-`));
chmodSync(dataDir, 0o755);
try {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    await migrate(postgres.url);
    writeDatabaseTypes(postgres.url);
  } finally {
    await postgres.stop();
  }
  await noteNewMigrations();
  console.log('server/src/db/types.gen.ts is up to date.');
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
