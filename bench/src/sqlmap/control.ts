import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { scan } from './scan.ts';

/**
 * Whether sqlmap finds something where there is something: a page, of this bench alone, that puts what it is given into a
 * statement as it is.
 */
export async function findsAnInjection(pool: pg.Pool): Promise<boolean> {
  const server = http.createServer(async ({ url = '/' }, response) => {
    const id = new URL(url, 'http://localhost').searchParams.get('id') ?? '';
    try {
      const { rows } = await pool.query(
        `select name from (values ('museum', 'Museum'), ('pier', 'Pier')) p (id, name) where id = '${id}'`,
      );
      response.end(JSON.stringify(rows));
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const call = { path: '/open?id=museum', method: 'GET', body: undefined };
    const { findings } = await scan(`http://127.0.0.1:${port}`, call, undefined);
    return findings.length > 0;
  } finally {
    server.close();
  }
}
