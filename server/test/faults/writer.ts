import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded.ts';

// Run as a process of its own by durability.test.ts: writes rows for ever and prints the id of each one that
// PostgreSQL has acknowledged.
const WRITERS = 4;
const [dataDir = '', round = ''] = process.argv.slice(2);

const postgres = await startEmbeddedPostgres({ dataDir });
process.stdout.write(`postmaster ${postgres.pid}\n`);
const pool = new pg.Pool({ connectionString: postgres.url, max: WRITERS });
pool.on('error', () => undefined);
await pool.query('create table if not exists written (id text primary key)');

async function writeForEver(writer: number): Promise<never> {
  for (let count = 0; ; count++) {
    const id = `${round}-${writer}-${count}`;
    await pool.query('insert into written values ($1)', [id]);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForEver(writer)));
