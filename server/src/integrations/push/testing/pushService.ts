import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../config.ts';
import { createPusher, type PushNetwork } from '../createPusher.ts';
import type { Pusher } from '../pusher.ts';
import { ownCertificate } from './ownCertificate.ts';
import { TestBrowser } from './testBrowser.ts';

const HOST = 'push.example.test';
const CREATED = 201;

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  host: string;
  received: Received[];
  /** What a browser at an address was told, in its order. */
  toldTo: (browser: TestBrowser) => string[];
  /** What it answers from now on, by the path of the browser. */
  answers: Map<string, { status: number; headers?: Record<string, string>; body?: string }>;
  browser: () => TestBrowser;
  /** The real pusher, to which this service is known, at an address of this machine. */
  pusher: (config: Pick<Config, 'push' | 'publicUrl' | 'mail'>, apps?: Omit<PushNetwork, 'web'>) => Pusher;
  /** For the settings. */
  services: string[];
  ca: string;
  close(): Promise<void>;
}

/** A push service of a test's own: https, with a certificate that it made itself. */
export async function startPushService(): Promise<PushService> {
  const { cert, key } = ownCertificate(HOST);
  const received: Received[] = [];
  const answers: PushService['answers'] = new Map();
  const server = createServer({ cert, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers, body } = answers.get(path) ?? { status: CREATED };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const services = [`${HOST}:${port}`];
  let browsers = 0;
  return {
    host: HOST,
    received,
    answers,
    services,
    ca: cert,
    toldTo: (browser) => {
      const { pathname } = new URL(browser.target.endpoint);
      return received.flatMap(({ path, body }) => (path === pathname ? browser.read(body) : []));
    },
    browser: () => {
      browsers += 1;
      return new TestBrowser(`https://${HOST}:${port}/to/${browsers}`);
    },
    pusher: (config, apps) =>
      createPusher(
        { ...config, push: { ...config.push, services } },
        {
          web: { find: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true, ca: cert },
          ...apps,
        },
      ),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
