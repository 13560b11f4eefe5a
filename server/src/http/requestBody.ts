import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProductError } from '../rpc/errors.ts';

/** How much of a body that nobody wants is still taken in, so that its sender gets to read the refusal. */
const LINGER_BYTES = 1024 * 1024;
const LINGER_MS = 1_000;

export interface BodyLimits {
  maxBytes: number;
  timeoutMs: number;
}

/** The whole body of a request as text. */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<string> {
  return (await readBytes(request, limits)).toString('utf8');
}

/**
 * The whole body of a request. Refused before the first byte when its stated length is too large, and at the
 * byte that is too many when it came without one; never more than `maxBytes` is held.
 * @throws TOO_LARGE, TOO_SLOW; or the connection's own error when the caller went away
 */
export async function readBytes(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ProductError('TOO_LARGE');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) reject(new ProductError('TOO_LARGE'));
    else chunks.push(chunk);
  };
  const end = () => resolve(Buffer.concat(chunks));
  const gone = () => reject(new CallerGone());
  const timer = setTimeout(() => reject(new ProductError('TOO_SLOW')), timeoutMs);
  request.on('data', take).on('end', end).on('error', gone).on('close', gone);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    request.off('data', take).off('end', end).off('close', gone).pause();
  }
}

/** The connection ended in the middle of a body: nobody is there to be told anything. */
export class CallerGone extends Error {}

/**
 * Ends a reply whose request was not read to its end: the reply goes out at once, then a little of what still comes is
 * thrown away (a connection that is cut at once takes the reply with it), then the connection ends.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.setHeader('connection', 'close');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.write(body);
  let left = LINGER_BYTES;
  const finish = () => {
    clearTimeout(timer);
    request.off('data', drop).pause();
    response.end();
  };
  const drop = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) finish();
  };
  const timer = setTimeout(finish, LINGER_MS);
  request.on('data', drop).once('end', finish).once('close', finish).resume();
}
