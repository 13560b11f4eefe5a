import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config.ts';

/**
 * The address of the client, for rate limits only. Behind a trusted proxy it is the last entry of
 * X-Forwarded-For: the one the proxy wrote itself; entries before it are whatever the client claimed.
 */
export function clientAddress(request: IncomingMessage, config: Pick<Settings, 'trustProxy'>): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (config.trustProxy && forwarded) {
    const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',');
    const nearest = entries.at(-1)?.trim();
    if (nearest) return nearest;
  }
  return request.socket.remoteAddress ?? 'unknown';
}
