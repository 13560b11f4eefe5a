import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../src/http/freePort.ts';
import { isAlive } from '../src/processes.ts';
import { dataFolder, migratedFolder, Product } from './product.ts';

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function settings(folder: () => Promise<string> = migratedFolder) {
  return { LIORA_DATA_DIR: await folder(), PORT: String(await freePort()) };
}

const withoutDemo = async () => ({ ...(await settings()), DEMO: 'off' });

test('a first start ends with an address and two demo sign-ins, a signal with nothing left running', async () => {
  const env = await settings(dataFolder);
  const product = new Product(env);
  const address = await product.ready();
  expect(address).toBe(`http://localhost:${env.PORT}`);
  await expect.poll(() => product.output).toMatch(/Free member: \S+ \/ \S+\n.*Privé member: \S+ \/ \S+\n/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const postmaster = postmasterOf(env.LIORA_DATA_DIR);
  expect(isAlive(postmaster)).toBe(true);
  expect(await product.stop('SIGINT')).toBe(0);
  expect(isAlive(postmaster)).toBe(false);
});

test('a second copy on the same data is refused by name, and the first serves on; FIX-02 whatever ends that ends its PostgreSQL, too', async () => {
  const env = await withoutDemo();
  const first = new Product(env);
  const address = await first.ready();
  const second = new Product({ ...env, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(
    `Liora is already running on this data: process ${first.child.pid} at ${address}`,
  );
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const postmaster = postmasterOf(env.LIORA_DATA_DIR);
  expect(isAlive(postmaster)).toBe(true);
  await first.stop('SIGKILL');
  await expect.poll(() => isAlive(postmaster)).toBe(false);
});

test('after kill -9 the next start takes over and keeps what was there', async () => {
  const env = await settings();
  const first = new Product(env);
  await first.ready();
  const left = postmasterOf(env.LIORA_DATA_DIR);
  // Who kills everything that bears Liora's name kills what would have ended PostgreSQL, too.
  const [guard] = execFileSync('pgrep', ['-f', `liora-guard ${left}$`], { encoding: 'utf8' }).split('\n');
  process.kill(Number(guard), 'SIGKILL');
  await first.stop('SIGKILL');
  expect(isAlive(left)).toBe(true);
  const second = new Product(env);
  const address = await second.ready();
  expect(isAlive(left)).toBe(false);
  expect(second.output).toContain('Stopped a PostgreSQL that an earlier, killed Liora had left running.');
  expect(second.output).not.toContain('The database was empty');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
}, 120_000);

test('FIX-83 a data directory that cannot be made is a sentence, and the start ends', async () => {
  const file = path.join(await dataFolder(), 'file');
  writeFileSync(file, '');
  for (const [folder, reason] of [
    ['/proc/nope', 'no folder can be made there'],
    [`${file}/liora`, 'is a file'],
  ]) {
    const product = new Product({ ...(await settings(dataFolder)), LIORA_DATA_DIR: folder ?? '' });
    expect(await product.ended).toBe(1);
    expect(product.output).toContain(`The data directory ${folder} cannot be used`);
    expect(product.output).toContain(reason);
    expect(product.output).not.toContain(' at ');
  }
});

test('with the port taken it says so and serves on the next one; a stop lets a running request finish and accepts no other', async () => {
  const env = await withoutDemo();
  const other = net.createServer().listen(Number(env.PORT), '127.0.0.1');
  onTestFinished(() => void other.close());
  const product = new Product(env);
  const address = await product.ready();
  expect(Number(new URL(address).port)).toBeGreaterThan(Number(env.PORT));
  expect(product.output).toContain(`Port ${env.PORT} is taken by another program`);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const request = http.request(`${address}/rpc/accounts/signOut`, {
    method: 'POST',
    headers: { 'content-length': 2 },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
  });
  request.write('{');
  await sleep(300);
  const stopped = product.stop();
  const health = () =>
    fetch(`${address}/healthz`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(health).toBe('refused');
  request.end('}');
  expect(await answered).toBe(200);
  expect(await stopped).toBe(0);
});

test('FIX-86 a map file that is not there stops the start, a misspelt name is said', async () => {
  const env = { ...(await settings(dataFolder)), MAP_URL: '/no/such/city.pmtiles', PROT: '80' };
  const product = new Product(env);
  expect(await product.ended).toBe(1);
  expect(product.output).toContain('Is PORT meant?');
  expect(product.output).toContain('MAP_URL names /no/such/city.pmtiles, and there is no such file.');
  expect(product.output).not.toContain(' at ');
});

test('a wrong setting stops the start with a sentence, without a stack', async () => {
  const product = new Product({ ...(await settings(dataFolder)), PORT: 'eighty' });
  expect(await product.ended).toBe(1);
  expect(product.output).toContain('PORT has to be a whole number');
  expect(product.output).not.toContain(' at ');
});
