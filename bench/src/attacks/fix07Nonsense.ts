import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_SIGN_INS } from '../../../server/src/db/demo/people.ts';
import { revenueCatBody } from '../../../server/src/integrations/billing/testing/fakeRevenueCat.ts';
import { sharpInputs } from '../../../server/test/hostile/arbitraries.ts';
import { NASTY_TEXTS, SHARP_TEXTS } from '../../../server/test/hostile/nasties.ts';
import { callsOf, PROCEDURES } from '../../../server/test/hostile/procedures.ts';
import type { Attack, Attempt } from './attack.ts';
import { cookieOf, type Reply, send, tally, write } from './calls.ts';
import type { Liora } from './liora.ts';

const SECRET = 'only the attacker and this one know this secret';
const AT_ONCE = 6;
const BUSY = 503;
const LIMITED = 429;
const MOST_TRIES = 70;
const PAUSE_MS = 1000;
const KNOWN = {
  uuids: ['00000000-0000-4000-8000-000000000000'],
  placeIds: ['liora-city-lights'],
  cursors: [''],
  texts: ['wine'],
};

interface Request {
  path: string;
  method: string;
  body: string | undefined;
}

/** Every procedure with one field after the other spoilt, as its contract says and as POST, as older versions ask. */
function requests(): Request[] {
  return PROCEDURES.flatMap((procedure) => {
    if (!procedure.input) return [];
    return sharpInputs(procedure.input, KNOWN, 1, 8).flatMap((input) => [
      ...callsOf(procedure, input),
      { path: procedure.rpcPath, method: 'POST', body: JSON.stringify({ json: input }) },
    ]);
  });
}

/** A refusal for today tells nothing of what lies behind it. */
async function whenAllowed(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await ask();
    if (reply.status !== LIMITED || tries === MOST_TRIES) return reply;
    await pause(PAUSE_MS);
  }
}

async function askAll({ port }: Liora, all: Request[], cookie: string): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < all.length; i = next++) {
      const { path = '', method = '', body } = all[i] ?? {};
      // From many addresses: what limits refuse tells nothing.
      const headers = { 'x-forwarded-for': `198.18.${i >> 8}.${i & 255}`, ...(cookie && { cookie }) };
      replies.push(
        await whenAllowed(() => send(port, path, { method, headers, ...(body !== undefined && { body }) })),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return replies;
}

async function strangeEvents({ port }: Liora): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const text of [...SHARP_TEXTS, ...NASTY_TEXTS]) {
    for (const field of ['id', 'type', 'app_user_id', 'product_id', 'store']) {
      const event = { type: 'RENEWAL', user: KNOWN.uuids[0] ?? '', at: new Date(), more: { [field]: text } };
      const headers = { authorization: `Bearer ${SECRET}` };
      replies.push(
        await send(port, '/webhooks/revenuecat', { method: 'POST', headers, body: revenueCatBody(event) }),
      );
    }
  }
  return replies;
}

const judged = (tried: string, replies: Reply[]): Attempt => ({
  tried,
  saw: tally(replies),
  held: replies.every(({ status }) => status !== 0 && (status < 500 || status === BUSY)),
});

export const attack: Attack = {
  id: 'FIX-07',
  what: 'nonsense in every field of every procedure',
  run: async ({ start }) => {
    const liora = await start({ DEMO: 'on', TRUST_PROXY: 'on', REVENUECAT_WEBHOOK_SECRET: SECRET });
    try {
      const { login, password } = DEMO_SIGN_INS[1] ?? { login: '', password: '' };
      const cookie = cookieOf(await write(liora.port, 'accounts/signIn', { identifier: login, password }));
      const all = requests();
      return [
        judged('as a visitor', await askAll(liora, all, '')),
        judged('as a member', await askAll(liora, all, cookie)),
        judged('events of the billing webhook', await strangeEvents(liora)),
      ];
    } finally {
      await liora.stop();
    }
  },
};
