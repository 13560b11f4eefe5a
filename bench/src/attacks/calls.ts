import http from 'node:http';

export interface Reply {
  /** 0: the connection ended without an answer. */
  status: number;
  body: string;
  cookies: string[];
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const TIMEOUT_MS = 60_000;
const NO_REPLY: Reply = { status: 0, body: '', cookies: [] };

/** One request by hand: fetch would choose Host and Origin itself. */
export function send(port: number, path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<Reply>((resolve) => {
    const json =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, path, method, agent: false, timeout: TIMEOUT_MS };
    const request = http.request({ ...options, headers: { ...json, ...headers } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', () => resolve(NO_REPLY));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
        }),
      );
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(NO_REPLY));
    request.end(body);
  });
}

type Headers = Record<string, string>;

/** A procedure that changes something, by its name in /rpc: 'accounts/signIn'. */
export const write = (port: number, name: string, input: unknown, headers: Headers = {}) =>
  send(port, `/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) });

/** A procedure that only tells; older versions are asked by POST for that, too. */
export async function read(
  port: number,
  name: string,
  input: unknown,
  headers: Headers = {},
): Promise<Reply> {
  const data = encodeURIComponent(JSON.stringify({ json: input }));
  const reply = await send(port, `/rpc/${name}?data=${data}`, { headers });
  return reply.status === 405 || reply.status === 404 ? write(port, name, input, headers) : reply;
}

/** The cookies of somebody who signed in or up; empty when that was refused. */
export const cookieOf = ({ status, cookies }: Reply) => (status === 200 ? cookies.join('; ') : '');

/** 'status × times', most frequent first. */
export function tally(replies: readonly Reply[]): string {
  const times = new Map<number, number>();
  for (const { status } of replies) times.set(status, (times.get(status) ?? 0) + 1);
  return [...times]
    .toSorted((a, b) => b[1] - a[1])
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ');
}
