import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { giveUpStalled } from './stalledReply.ts';

/** Long enough for a busy machine to go on within it. */
const STALLED_MS = 1_000;
/** More than any buffer between the two takes in. */
const BYTES = 64 * 1024 * 1024;

/** A site that sends a large reply after a while, and how that ended. */
async function largeReply(thinksMs = 0) {
  const outcome = Promise.withResolvers<'sent' | 'given up'>();
  const server = createServer(async (_request, response) => {
    giveUpStalled(response, STALLED_MS);
    await pause(thinksMs);
    const piece = Buffer.alloc(256 * 1024);
    const body = Readable.from(Array.from({ length: BYTES / piece.length }, () => piece));
    response.writeHead(200, { 'content-length': BYTES });
    pipeline(body, response).then(
      () => outcome.resolve('sent'),
      () => outcome.resolve('given up'),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return { socket, outcome: outcome.promise };
}

test('FIX-16 a reply that nobody takes is given up, and what it is read from with it', async () => {
  const { socket, outcome } = await largeReply();
  socket.pause();
  expect(await outcome).toBe('given up');
});

test('FIX-16 whoever reads slowly gets all of it, and a reply that is long in coming comes', async () => {
  const { socket, outcome } = await largeReply(STALLED_MS * 2);
  let received = 0;
  socket.on('data', async (chunk) => {
    received += chunk.length;
    if (received % 7 !== 0) return;
    socket.pause();
    await pause(20);
    socket.resume();
  });
  expect(await outcome).toBe('sent');
  await expect.poll(() => received).toBeGreaterThan(BYTES);
});
