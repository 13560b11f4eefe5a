import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import pino, { type Logger } from 'pino';
import type { TestDatabase } from '../../../../test/database.ts';
import type { Config } from '../../../config.ts';
import { readConfig } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { createMailer } from '../../../integrations/mail/createMailer.ts';
import { createPhotoStore } from '../../../integrations/photoStore/createPhotoStore.ts';
import { Queue } from '../../../queue/queue.ts';
import { MemoryLimits } from '../../../rateLimits/memoryLimits.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { signUp } from '../accounts.service.ts';
import { proveIdentity } from '../identity/proveIdentity.service.ts';
import { readViewer } from '../session/session.service.ts';

const SECRET = 'a session secret that only tests use, long enough';

/** The dependencies of the accounts services on a test database; without SMTP unless its address is given. */
export function accountsDeps(
  database: TestDatabase,
  options: {
    smtpUrl?: string;
    publicUrl?: string;
    appOrigins?: string[];
    company?: Config['company'];
    log?: Logger;
    now?: () => Date;
  } = {},
): Deps {
  const settings = readConfig(options.smtpUrl ? { SMTP_URL: options.smtpUrl } : {}, '/nowhere');
  const config: Config = {
    ...settings,
    publicUrl: options.publicUrl ?? 'http://localhost:4310',
    appOrigins: options.appOrigins ?? [],
    company: options.company ?? null,
    sessionSecret: SECRET,
  };
  return {
    config,
    db: database.db,
    searchPool: database.searchPool,
    workPool: database.workPool,
    readDb: database.readDb,
    readLimits: new MemoryLimits(),
    queue: new Queue(database.pool),
    geocoder: null,
    pusher: { apps: [], isKnown: () => true, send: async () => 'sent', close: async () => {} },
    photoStore: createPhotoStore(config),
    mailer: createMailer(config.mail, database.db),
    log: options.log ?? pino({ level: 'silent' }),
    now: options.now ?? (() => new Date()),
  };
}

let visitors = 0;

/** A browser: its own address, and a cookie jar that keeps what replies set. */
export class TestBrowser {
  readonly deps: Deps;
  readonly address: string;
  cookies = new Map<string, string>();
  userAgent = '';
  /** What the browser's settings say, as Accept-Language. */
  languages = '';
  /** Set-Cookie lines of the last call. */
  lastCookies: string[] = [];

  constructor(deps: Deps, address?: string) {
    this.deps = deps;
    visitors += 1;
    this.address = address ?? `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  }

  /** Calls a service as this browser would over HTTP. */
  async call<In, Out>(
    service: (context: RequestContext, input: In) => Promise<Out>,
    input: In,
  ): Promise<Out> {
    const resHeaders = new Headers();
    const context = await this.context(resHeaders);
    try {
      return await service(context, input);
    } finally {
      this.lastCookies = resHeaders.getSetCookie();
      for (const line of this.lastCookies) this.keep(line);
    }
  }

  /** The same for what only somebody who is signed in can call. */
  callSignedIn<In, Out>(
    service: (context: RequestContext & SignedInCaller, input: In) => Promise<Out>,
    input: In,
  ): Promise<Out> {
    return this.call((context, given: In) => {
      const { viewer } = context;
      if (!viewer) throw new ProductError('UNAUTHENTICATED');
      return service({ ...context, viewer }, given);
    }, input);
  }

  async viewerId(): Promise<string | null> {
    return (await readViewer(this.deps, this.headers()))?.userId ?? null;
  }

  headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Headers({
      ...(cookie && { cookie }),
      ...(this.userAgent && { 'user-agent': this.userAgent }),
      ...(this.languages && { 'accept-language': this.languages }),
    });
  }

  private async context(resHeaders: Headers): Promise<RequestContext> {
    const requestHeaders = this.headers();
    const request = new IncomingMessage(new Socket());
    request.headers = Object.fromEntries(requestHeaders);
    return {
      deps: this.deps,
      request,
      requestHeaders,
      resHeaders,
      clientAddress: this.address,
      viewer: await readViewer(this.deps, requestHeaders),
    };
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(equals + 1));
  }
}

/** What a person types to sign up; a fresh name and address each time. */
export function newcomer(overrides: Partial<{ email: string; username: string; password: string }> = {}) {
  const word = Math.random().toString(36).slice(2, 10);
  return {
    email: `${word}@example.org`,
    username: `u_${word}`,
    password: 'candlelight',
    adult: true,
    ...overrides,
  };
}

/** Somebody with an account, signed in here, who has just given their password again. */
export async function provedPerson(deps: Deps) {
  const person = newcomer();
  const browser = new TestBrowser(deps);
  await browser.call(signUp, person);
  await browser.callSignedIn(proveIdentity, { password: person.password });
  const userId = (await browser.viewerId()) ?? '';
  return { person, browser, userId };
}
