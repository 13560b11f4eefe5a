import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';

/** Paths whose whole text is ours: procedure and file names, never what a person typed. */
const OWN_NAMES = /^\/(?:rpc|assets)\/[\w./-]{1,120}$/;
/** So frequent and so dull that they are logged for debugging only. */
const DULL = /^\/(?:assets|map-tiles|healthz|readyz)\b/;

/**
 * The path as it may stand in a log: no query, and of pages only the first part, because the rest may be a
 * name, an id or the token of a mailed link.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (OWN_NAMES.test(path)) return path;
  const [, area = '', second, third] = path.split('/');
  if (!/^[\w-]{0,40}$/.test(area)) return '/*';
  const isApi = area === 'api' || area === 'auth-api';
  if (isApi && second && /^[\w-]{1,40}$/.test(second)) return `/${area}/${second}${third ? '/*' : ''}`;
  return second ? `/${area}/*` : `/${area}`;
}

/** One line per answered request: method, path, status, milliseconds, request id. */
export function logWhenAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  id: string,
): void {
  const start = performance.now();
  const path = loggedPath(request.url ?? '/');
  response.once('close', () => {
    const line = {
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      id,
      ...(!response.writableFinished && { aborted: true }),
    };
    log[DULL.test(path) ? 'debug' : 'info'](line, 'request');
  });
}
