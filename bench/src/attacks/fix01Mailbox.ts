import { PROXIES } from '../../../server/test/proxies.ts';
import type { Attack, Attempt } from './attack.ts';
import { send, write } from './calls.ts';
import type { Liora } from './liora.ts';

const VICTIM = {
  email: 'ann@example.org',
  username: 'ann_of_the_lamps',
  password: 'quiet-harbour-7',
  adult: true,
};
const PATHS = ['/mailbox', '/mailbox?key=', '/mailbox?key=guess', '//mailbox', '/mailbox/', '/%6dailbox'];

/** Two letters that nobody else may read. */
async function writeLetters(port: number): Promise<void> {
  await write(port, 'accounts/signUp', VICTIM);
  await write(port, 'accounts/requestPasswordReset', { identifier: VICTIM.email });
}

/** Asks for the mailbox in every way, through one port. */
async function readMail(tried: string, port: number, names: string[]): Promise<Attempt> {
  const opened: string[] = [];
  let asked = 0;
  for (const host of names) {
    for (const path of PATHS) {
      const { status, body, cookies } = await send(port, path, { headers: { host } });
      asked++;
      const isOpen = body.includes(VICTIM.email) || /reset link|Mailbox/i.test(body) || cookies.length > 0;
      if (status < 400 && isOpen) opened.push(`${host}${path}`);
    }
  }
  const saw =
    opened.length === 0 ? `nothing in ${asked} requests` : `mail at ${opened.slice(0, 3).join(', ')}`;
  return { tried, saw, held: opened.length === 0 };
}

async function throughProxies({ port }: Liora): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const program of PROXIES) {
    const tried = `the mailbox through ${program.name}`;
    if (program.absent) {
      attempts.push({ tried, saw: `not tried: ${program.absent}`, held: true });
      continue;
    }
    const proxy = await program.start(port);
    const names = [`localhost:${port}`, 'localhost', `127.0.0.1:${port}`, '[::1]', 'liora.example'];
    attempts.push(await readMail(tried, proxy.port, names));
    await proxy.stop();
  }
  return attempts;
}

export const attack: Attack = {
  id: 'FIX-01',
  what: 'reading other people’s letters',
  run: async ({ start }) => {
    const local = await start();
    await writeLetters(local.port);
    const attempts = await throughProxies(local);
    await local.stop();
    const open = await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://liora.example' });
    await writeLetters(open.port);
    const names = [`localhost:${open.port}`, 'localhost', 'liora.example'];
    attempts.push(
      await readMail('the mailbox of a server with HOST=0.0.0.0 and an https address', open.port, names),
    );
    await open.stop();
    return attempts;
  },
};
