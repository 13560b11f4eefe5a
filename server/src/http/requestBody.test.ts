import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HTTP_TIMEOUTS } from './listen.ts';
import { CallerGone, readBody } from './requestBody.ts';

async function bodyServer(timeoutMs: number) {
  const failures: unknown[] = [];
  const server = createServer((request, response) => {
    readBody(request, { maxBytes: 1024, timeoutMs }).then(
      (text) => response.end(text),
      (error) => {
        failures.push(error);
        response.end('refused');
      },
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345');
  await once(server, 'request');
  return { failures, socket };
}

test('FIX-16 a body that does not come is given up', async () => {
  const { failures } = await bodyServer(50);
  await expect.poll(() => failures).toMatchObject([{ code: 'TOO_SLOW' }]);
});

test('a caller who goes away in the middle of a body is told nothing', async () => {
  const { failures, socket } = await bodyServer(60_000);
  socket.destroy();
  await expect.poll(() => failures).toEqual([expect.any(CallerGone)]);
});

test('FIX-16 no request of any kind may take longer than two minutes, its headers ten seconds', () => {
  const server = createServer(HTTP_TIMEOUTS);
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(120_000);
});
