import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { clientId: 'liora', clientSecret: 'hush: only the two know it' };

export interface CompanyPerson {
  sub: string;
  email: string;
  email_verified?: boolean | string;
}

interface Issued {
  person: CompanyPerson;
  query: URLSearchParams;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const SECOND = 1000;

/** A small OpenID provider that keeps the rules: codes count once, with the client's secret, address and verifier. */
export class OpenIdProvider {
  issuer = '';
  /** Who sits at the browser. */
  person: CompanyPerson = { sub: 'nobody', email: 'nobody@example.com' };
  /** What an attack makes of the token. */
  tamper: (claims: Record<string, unknown>) => Record<string, unknown> = (claims) => claims;
  /** Signs with a key that nobody has published. */
  forged = false;
  /** Refuses to be talked to. */
  down = false;
  /** Lets people through without asking, and says so. */
  lazy = false;
  /** What browsers have been sent with. */
  readonly asked: URLSearchParams[] = [];
  private readonly keys = newKeys();
  private readonly others = newKeys();
  private readonly codes = new Map<string, Issued>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.down) return void request.socket.destroy();
    const url = new URL(request.url ?? '/', this.issuer);
    const tell = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/.well-known/openid-configuration') return void tell(this.discovery());
    if (url.pathname === '/keys') return void tell({ keys: [this.publicKey()] });
    if (url.pathname === '/token') return void this.exchange(request, tell);
    response.writeHead(302, { location: this.authorize(url.searchParams) }).end();
  }

  private discovery() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private publicKey() {
    return { ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  }

  /** Nobody is asked anything: whoever sits there is let through. */
  private authorize(query: URLSearchParams): string {
    this.asked.push(query);
    const code = randomUUID();
    this.codes.set(code, { person: this.person, query });
    const back = new URL(query.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries({ code, state: query.get('state') ?? '', iss: this.issuer }))
      back.searchParams.set(name, value);
    return back.href;
  }

  private async exchange(request: IncomingMessage, tell: (value: unknown, status?: number) => void) {
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    const issued = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const { clientId, clientSecret } = CLIENT;
    const basic = [clientId, clientSecret].map((part) =>
      new URLSearchParams({ a: part }).toString().slice(2),
    );
    const isRight =
      issued?.query.get('code_challenge') === challenge &&
      issued.query.get('redirect_uri') === form.get('redirect_uri') &&
      request.headers.authorization === `Basic ${Buffer.from(basic.join(':')).toString('base64')}`;
    if (!isRight) return tell({ error: 'invalid_grant' }, 400);
    tell({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: this.token(issued) });
  }

  private token({ person, query }: Issued): string {
    const now = Math.floor(Date.now() / SECOND);
    const claims = this.tamper({
      iss: this.issuer,
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      auth_time: this.lazy ? now - 86_400 : now,
      nonce: query.get('nonce'),
      ...person,
    });
    const body = `${json({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${json(claims)}`;
    const { privateKey } = this.forged ? this.others : this.keys;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  }
}
