import { Agent, request } from 'node:http';
import { unzipped } from '../unzipped.ts';

/** What somebody saw of one call: everything that came over the wire. */
export interface Sight {
  /** What was asked. */
  of: string;
  saw: string;
  /** It was answered otherwise than the look says: nothing can be told from it. */
  unexpected: boolean;
}

const OK = 200;

/** A call as its bytes leave. */
export interface Look {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** What is answered, in both worlds alike; left out: that it has worked. */
  statuses?: readonly number[];
  /** Its tag hangs on the numbers of transactions: which tags are alike is compared, not what they are. */
  hasDrawnTag?: true;
}

/**
 * Headers that no world decides: the time of day, how the connection goes on, and the number of a request, which is drawn
 * anew for each. Of these the length is compared, of everything else all.
 */
const BY_LENGTH = new Set(['date', 'keep-alive', 'x-request-id']);

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Asks, and writes down the answer: status, headers in their order and spelling, and the bytes of the body. */
export function observe(
  site: string,
  cookie: string,
  { name, method, path, headers, body, statuses = [OK] }: Look,
): Promise<Sight> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${site}${path}`,
      { agent, method, headers: { ...headers, cookie, 'accept-encoding': 'identity' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const raw = response.rawHeaders;
          const lines = raw.flatMap((header, i) => (i % 2 === 0 ? lineOf(header, raw[i + 1] ?? '') : []));
          const bytes = Buffer.concat(chunks);
          const text = textOf(bytes, response.headers['content-type']);
          resolve({
            of: name,
            unexpected: !statuses.includes(response.statusCode ?? 0),
            saw: [response.statusCode, text, `${bytes.length} bytes`, ...lines].join('\n'),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const lineOf = (header: string, value: string): string =>
  `${header}: ${BY_LENGTH.has(header.toLowerCase()) ? `${value.length} characters` : value}`;

/** Of an archive what is in it, so that a difference can be read; its size is compared as well. */
function textOf(bytes: Buffer, type = ''): string {
  if (!type.includes('zip')) return bytes.toString('latin1');
  return Object.entries(unzipped(bytes))
    .map(([name, text]) => `${name}\n${text}`)
    .join('\n');
}

export const closeConnections = (): void => agent.destroy();
