import { DEMO_SIGN_INS } from '../../../server/src/db/demo/people.ts';
import type { Attack, Attempt } from './attack.ts';
import { cookieOf, type Reply, tally, write } from './calls.ts';
import type { Liora } from './liora.ts';

const VICTIM = DEMO_SIGN_INS[0] ?? { email: '', username: '', password: '' };
const GUESSES = 120;
const GUESSERS = 12;
/** Ten free tries, and the few that pass between growing waits. */
const MOST_TRIED = 20;
const RESETS = 50;
const LIMITED = 429;

const from = (address: string) => ({ 'x-forwarded-for': address });

async function guess({ port }: Liora): Promise<Attempt> {
  const replies: Reply[] = [];
  for (let i = 0; i < GUESSES; i++) {
    const input = { identifier: i % 2 ? VICTIM.username : VICTIM.email, password: `guess number ${i}` };
    replies.push(await write(port, 'accounts/signIn', input, from(`203.0.113.${i % GUESSERS}`)));
  }
  const tried = replies.filter(({ status }) => status !== LIMITED).length;
  return {
    tried: `${GUESSES} passwords from ${GUESSERS} addresses, by username and e-mail in turns`,
    saw: `${tried} were compared (${tally(replies)})`,
    held: tried <= MOST_TRIED,
  };
}

async function shutOut({ port }: Liora, device: string): Promise<Attempt> {
  const input = { identifier: VICTIM.email, password: VICTIM.password };
  const own = await write(port, 'accounts/signIn', input, { ...from('192.0.2.1'), cookie: device });
  return {
    tried: 'shutting the owner out by those guesses',
    saw: `the owner's own device: ${own.status}`,
    held: own.status === 200,
  };
}

async function useUpLetters({ port }: Liora): Promise<Attempt> {
  const reset = (address: string) =>
    write(port, 'accounts/requestPasswordReset', { identifier: VICTIM.email }, from(address));
  for (let i = 0; i < RESETS; i++) await reset(`198.51.100.${i}`);
  const replies: Reply[] = [];
  for (let i = 0; i < RESETS; i++) replies.push(await reset('192.0.2.1'));
  return {
    tried: `using up the owner's letters by ${RESETS} requests from elsewhere`,
    saw: `the owner's ${RESETS} requests: ${tally(replies)}`,
    held: replies.every(({ status }) => status === 200),
  };
}

export const attack: Attack = {
  id: 'FIX-08',
  what: 'guessing passwords from many addresses',
  run: async ({ start }) => {
    // A mail server that nobody runs: letters wait, and requests for them are answered.
    const liora = await start({ DEMO: 'on', TRUST_PROXY: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const own = { identifier: VICTIM.email, password: VICTIM.password };
      const device = cookieOf(await write(liora.port, 'accounts/signIn', own, from('192.0.2.1')));
      if (!device) throw new Error('The owner could not sign in: nothing was tried.');
      return [await guess(liora), await shutOut(liora, device), await useUpLetters(liora)];
    } finally {
      await liora.stop();
    }
  },
};
