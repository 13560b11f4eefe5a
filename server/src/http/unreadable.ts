import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** How much of what still comes is thrown away, so that its sender gets to read the answer. */
const LINGER_BYTES = 1024 * 1024;
const LINGER_MS = 1_000;

/**
 * Answers what cannot be read as a request: too long an address, no HTTP at all, headers that never end. Node itself
 * closes at once, and a connection that is closed with bytes unread takes the answer with it.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(`HTTP/1.1 ${STATUSES[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    dropRest(socket as Socket);
  });
}

function dropRest(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  let left = LINGER_BYTES;
  socket.removeAllListeners('data');
  socket.on('data', (chunk) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => clearTimeout(timer));
  socket.resume();
}
