import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { FcmSettings } from '../../../config.keys.ts';
import type { ApnsSettings } from '../../../config.push.ts';
import type { ApnsNetwork } from '../apns.ts';
import type { FcmNetwork } from '../fcm.ts';
import { ownCertificate } from './ownCertificate.ts';

interface Answer {
  status: number;
  body?: object;
}

/** A service of apps as tests see it: what came, and what it answers from now on. */
interface AppService<Received> {
  received: Received[];
  answer: Answer | null;
  close(): Promise<void>;
}

const pkcs8 = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
const HOST = 'localhost';
const OK = 200;

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const partOf = (jwt: string, index: number) =>
  JSON.parse(Buffer.from(jwt.split('.')[index] ?? '', 'base64url').toString());

/** Whether a JSON Web Token is signed by a key: by Apple's way, or by Google's. */
function isSigned(jwt: string, key: KeyObject): boolean {
  const [head, claims, signature = ''] = jwt.split('.');
  const publicKey = createPublicKey(key);
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

export interface ApnsReceived {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Apple's service: HTTP/2 alone, and whoever sends has to be signed by the key that it knows. */
export async function startApns(): Promise<
  AppService<ApnsReceived> & { settings: ApnsSettings; network: ApnsNetwork; sessions: () => number }
> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = ownCertificate(HOST);
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(certificate, async (request, response) => {
    const jwt = request.headers.authorization?.replace(/^bearer /, '') ?? '';
    const body = await bodyOf(request);
    service.received.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
    const knows = isSigned(jwt, privateKey) && partOf(jwt, 0).kid === 'KEY1234567' && partOf(jwt, 1).iss;
    const refusal = { status: 403, body: { reason: 'InvalidProviderToken' } };
    const { status, body: answer } = knows ? (service.answer ?? { status: OK }) : refusal;
    response.writeHead(status).end(answer ? JSON.stringify(answer) : '');
  });
  let made = 0;
  server.on('session', (session) => {
    made += 1;
    sessions.add(session);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const service = {
    received: [] as ApnsReceived[],
    answer: null as Answer | null,
    sessions: () => made,
    settings: {
      key: pkcs8(privateKey),
      keyId: 'KEY1234567',
      teamId: 'A1B2C3D4E5',
      bundle: 'app.liora',
      sandbox: false,
    },
    network: { address: HOST, port, ca: certificate.cert },
    close: () => {
      for (const session of sessions) session.destroy();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return service;
}

export interface FcmReceived {
  path: string;
  message: unknown;
}

const GOOGLE = /^https:\/\/(?:oauth2|fcm)\.googleapis\.com\//;

/** Google's: a token for who is signed by the account's key, and messages for who brings that token. */
export async function startFcm(): Promise<
  AppService<FcmReceived> & { settings: FcmSettings; network: FcmNetwork; tokens: () => number }
> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let tokens = 0;
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const body = await bodyOf(request);
    if (request.url === '/token') {
      const jwt = new URLSearchParams(body).get('assertion') ?? '';
      if (!isSignedByAccount(jwt)) return { status: 400, body: { error: 'invalid_grant' } };
      tokens += 1;
      return {
        status: OK,
        body: { access_token: `token-${tokens}`, expires_in: 3600, token_type: 'Bearer' },
      };
    }
    if (!/^Bearer token-\d+$/.test(request.headers.authorization ?? '')) return { status: 401, body: {} };
    service.received.push({ path: request.url ?? '', message: JSON.parse(body).message });
    return service.answer ?? { status: OK, body: { name: 'sent' } };
  };
  const isSignedByAccount = (jwt: string) =>
    isSigned(jwt, privateKey) && partOf(jwt, 1).iss === service.settings.email;
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const service = {
    received: [] as FcmReceived[],
    answer: null as Answer | null,
    tokens: () => tokens,
    settings: {
      project: 'liora-test',
      email: 'push@liora-test.iam.gserviceaccount.com',
      key: pkcs8(privateKey),
    },
    network: {
      fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
        fetch(String(input).replace(GOOGLE, `http://${HOST}:${port}/`), init),
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return service;
}
