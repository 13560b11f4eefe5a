import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endUnread } from './requestBody.ts';

export interface Reply {
  status: number;
  headers?: OutgoingHttpHeaders;
  /** JSON text. */
  body: string;
  /** How long whom: only of reads that went well. Without it nobody keeps the reply. */
  caching?: string;
}

const NOT_MODIFIED = 304;
/** Below this a compressed reply is hardly smaller: it goes in one packet either way. */
const COMPRESSED_FROM_BYTES = 1_024;
/** Nearly as small as the best, at a tenth of the work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** A request with a body that nobody has read. */
function isUnread(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

/** Whether the caller takes this encoding, by Accept-Encoding: named, and not with weight 0. */
function takes(request: IncomingMessage, encoding: string): boolean {
  const offers = String(request.headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name = '', weight = ''] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

/** The same content has the same tag, however it is compressed: hence a weak one. */
const tagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim() === tag || one.trim() === '*');
}

function writeHeaders(response: ServerResponse, { status, headers = {}, caching }: Reply): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', caching ?? 'no-store');
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    // What a reply depends on adds up.
    if (name === 'vary') response.appendHeader(name, String(value));
    else response.setHeader(name, value);
  }
}

async function sendBody(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  if (isWorthCompressing(body)) response.appendHeader('vary', 'accept-encoding');
  const { encoding, body: sent } = await compressedFor(request, body);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', sent.byteLength);
  response.end(sent);
}

const isWorthCompressing = (body: Buffer) => body.byteLength >= COMPRESSED_FROM_BYTES;

/** The body as this caller takes it. */
export async function compressedFor(
  request: IncomingMessage,
  body: Buffer,
): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  const encoding = isWorthCompressing(body)
    ? (['br', 'gzip'] as const).find((one) => takes(request, one))
    : undefined;
  return encoding ? { encoding, body: await COMPRESSORS[encoding](body) } : { body };
}

/**
 * The one place where replies in JSON leave, each serialised, hashed and compressed once: with a tag and, to whoever has
 * that already, without the content.
 */
export async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Reply,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { caching } = answer;
  writeHeaders(response, answer);
  if (isUnread(request)) return endUnread(request, response, answer.body);
  // Its bytes are measured, hashed and sent: written out once for all three.
  const body = Buffer.from(answer.body);
  if (caching !== undefined) {
    const tag = tagOf(body);
    response.setHeader('etag', tag);
    if (isKnown(request, tag)) {
      response.removeHeader('content-type');
      response.statusCode = NOT_MODIFIED;
      response.end();
      return;
    }
  }
  await sendBody(request, response, body);
}
