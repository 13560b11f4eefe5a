import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ListenError, listen } from './listen.ts';

function newServer(): Server {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

async function takenPort(): Promise<number> {
  const server = newServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('a taken port is said, and the next free one is used', async () => {
  const port = await takenPort();
  const notes: string[] = [];
  const note = (message: string) => void notes.push(message);
  const found = await listen(newServer(), { host: '127.0.0.1', port, mayMove: true, note });
  expect(found).toBeGreaterThan(port);
  expect(notes).toEqual([`Port ${port} is taken by another program; using ${found}.`]);
});

test('an address that was promised to people is not left silently', async () => {
  const port = await takenPort();
  const attempt = listen(newServer(), { host: '127.0.0.1', port, mayMove: false, note: () => undefined });
  await expect(attempt).rejects.toThrow(ListenError);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken by another program, and PUBLIC_URL promises`);
});

test('a HOST that is not of this machine is refused with a sentence', async () => {
  const options = { host: '203.0.113.7', port: 4310, mayMove: true, note: () => undefined };
  await expect(listen(newServer(), options)).rejects.toThrow('HOST is 203.0.113.7, which is no address');
});
