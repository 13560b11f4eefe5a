import type { IncomingMessage } from 'node:http';

const READING = new Set(['GET', 'HEAD']);
/**
 * What a mail program posts to for its reader, from its own site's pages or servers (RFC 8058). The address holds all that
 * counts there, and no session does: who makes a browser post to it could as well do it themselves.
 * Nothing that a reader of addresses takes for another one: no segment of dots, no `%`, no backslash.
 */
const ONE_CLICK = /^\/unsubscribe\/[\w-][\w.-]*$/;

/** Whether an `Origin` header names Liora's own address, as configured or as it was asked for. */
export function isOwnOrigin(request: IncomingMessage, origin: string, publicUrl: string): boolean {
  const { host } = request.headers;
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
}

/**
 * Whether a request may change something: a browser must send it from Liora's own pages, so that no other
 * site can act with a visitor's session. Browsers say where a request comes from (Sec-Fetch-Site, older ones
 * Origin); a caller that says neither is no browser and carries nobody's session unknowingly.
 */
export function mayChangeState(
  request: IncomingMessage,
  publicUrl: string,
  appOrigins: readonly string[] = [],
): boolean {
  if (READING.has(request.method ?? '')) return true;
  if (request.method === 'POST' && ONE_CLICK.test(request.url ?? '')) return true;
  // Without cookies: appOrigins.ts.
  if (appOrigins.includes(request.headers.origin ?? '')) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(request, origin, publicUrl);
}
