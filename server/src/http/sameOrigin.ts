import type { IncomingMessage } from 'node:http';

const READING = new Set(['GET', 'HEAD']);

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
  // Without cookies: appOrigins.ts.
  if (appOrigins.includes(request.headers.origin ?? '')) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(request, origin, publicUrl);
}
