import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

const server = createServer((_request, response) => response.end('fine'));
answerUnreadable(server);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** What the server says before it closes; rejects when it closes without reading, which may lose what it said. */
async function saysTo(words: string): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  socket.write(words);
  await once(socket, 'close');
  return said;
}

test('FIX-07 an address of half a megabyte is refused in words, not by a broken connection', async () => {
  for (let i = 0; i < 20; i++) {
    expect(await saysTo(`GET /${'a'.repeat(500_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    );
  }
});

test('FIX-07 what is no HTTP is refused, and the server goes on', async () => {
  expect(await saysTo('\0\x01 nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(await saysTo('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('fine');
});

test('whoever goes on sending without end is cut off', async () => {
  await saysTo('a'.repeat(5_000_000)).catch(() => '');
  expect(await saysTo('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('fine');
});
