import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { endUnread } from './requestBody.ts';

export interface Reply {
  status: number;
  headers?: OutgoingHttpHeaders;
  /** JSON text. */
  body: string;
}

/** A request with a body that nobody has read. */
function isUnread(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

/** The one place where replies in JSON leave. */
export function reply(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('content-type', 'application/json');
  if (isUnread(request)) return endUnread(request, response, body);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}
