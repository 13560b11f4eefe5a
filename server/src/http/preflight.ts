import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOwnOrigin } from './sameOrigin.ts';

/**
 * The headers that answer a browser's question whether it may send a request, or null when OPTIONS asks anything else:
 * for somebody else, for a method this address does not have, or for nothing in particular.
 */
export function preflightHeaders(
  request: IncomingMessage,
  methods: readonly string[],
  publicUrl: string,
): OutgoingHttpHeaders | null {
  const { origin, 'access-control-request-method': method } = request.headers;
  if (!origin || !method || !methods.includes(method) || !isOwnOrigin(request, origin, publicUrl))
    return null;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'content-type',
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  };
}
