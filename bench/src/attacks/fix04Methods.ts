import { DEMO_SIGN_INS } from '../../../server/src/db/demo/people.ts';
import type { Attack, Attempt } from './attack.ts';
import { cookieOf, read, send, write } from './calls.ts';
import type { Liora } from './liora.ts';

const METHODS = ['HEAD', 'OPTIONS', 'GET', 'PUT', 'PATCH', 'DELETE', 'POST'];
const TARGETS = [
  ['signing somebody out', '/rpc/accounts/signOut', '/api/accounts/sign-out'],
  ['buying for somebody', '/rpc/membership/purchase', '/api/membership/purchase'],
] as const;
/** As a browser tells it of a page on another port, and as it tells nothing at all of a picture or a link. */
const SENDERS: [name: string, headers: Record<string, string>, methods: readonly string[]][] = [
  ['by another origin', { origin: 'http://localhost:9', 'sec-fetch-site': 'cross-site' }, METHODS],
  ['without a word of origin', {}, ['HEAD', 'OPTIONS', 'GET']],
];

const VICTIM = DEMO_SIGN_INS[0] ?? { login: '', username: '', password: '' };

/** Once, and again only when they were signed out: sign-ins are limited. */
async function signIn({ port }: Liora): Promise<string> {
  const reply = await write(port, 'accounts/signIn', { identifier: VICTIM.login, password: VICTIM.password });
  if (reply.status !== 200)
    throw new Error(`The victim could not sign in (${reply.status}): nothing was tried.`);
  return cookieOf(reply);
}

/** Who one is and what one has bought. */
const stateOf = async ({ port }: Liora, cookie: string) =>
  `${(await read(port, 'accounts/me', {}, { cookie })).body}${(await read(port, 'membership/get', {}, { cookie })).body}`;

class Victim {
  #cookie = '';
  #state = '';
  readonly #liora: Liora;

  constructor(liora: Liora) {
    this.#liora = liora;
  }

  /** Signed in, as they are now. */
  async cookie(): Promise<string> {
    if (!this.#state.includes(VICTIM.username)) this.#cookie = await signIn(this.#liora);
    this.#state = await stateOf(this.#liora, this.#cookie);
    return this.#cookie;
  }

  async hasChanged(): Promise<boolean> {
    const before = this.#state;
    this.#state = await stateOf(this.#liora, this.#cookie);
    return this.#state !== before;
  }
}

interface Sending {
  method: string;
  sender: Record<string, string>;
  paths: readonly string[];
}

async function tryMethod(
  { port }: Liora,
  victim: Victim,
  tried: string,
  { method, sender, paths }: Sending,
): Promise<Attempt> {
  const seen: string[] = [];
  let changed = false;
  for (const path of paths) {
    for (const body of [undefined, '{"json":{}}']) {
      const headers = { cookie: await victim.cookie(), ...sender };
      const { status } = await send(port, path, { method, headers, ...(body !== undefined && { body }) });
      seen.push(String(status));
      if (await victim.hasChanged()) changed = true;
    }
  }
  const saw = `${changed ? 'it happened' : 'nothing happened'} (${[...new Set(seen)].join(', ')})`;
  return { tried, saw, held: !changed };
}

export const attack: Attack = {
  id: 'FIX-04',
  what: 'running procedures from elsewhere by other methods',
  run: async ({ start }) => {
    const liora = await start({ TRUST_PROXY: 'off' });
    try {
      const victim = new Victim(liora);
      const attempts: Attempt[] = [];
      for (const [what, ...paths] of TARGETS) {
        for (const [name, sender, methods] of SENDERS) {
          for (const method of methods)
            attempts.push(
              await tryMethod(liora, victim, `${what} by ${method}, ${name}`, { method, sender, paths }),
            );
        }
      }
      return attempts;
    } finally {
      await liora.stop();
    }
  },
};
