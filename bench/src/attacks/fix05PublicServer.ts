import { DEMO_SIGN_INS } from '../../../server/src/db/demo/people.ts';
import type { Attack, Attempt } from './attack.ts';
import { cookieOf, tally, write } from './calls.ts';
import type { Settings } from './liora.ts';

const SELF = {
  email: 'eve@example.org',
  username: 'eve_at_the_gate',
  password: 'quiet-harbour-7',
  adult: true,
};
const OPEN: [name: string, settings: Settings][] = [
  ['HOST=0.0.0.0 and an https address', { HOST: '0.0.0.0', PUBLIC_URL: 'https://liora.example' }],
  ['HOST=0.0.0.0 alone', { HOST: '0.0.0.0' }],
  ['an https address alone', { PUBLIC_URL: 'https://liora.example' }],
  ['TRUST_PROXY=on alone', { TRUST_PROXY: 'on' }],
];

export const attack: Attack = {
  id: 'FIX-05',
  what: 'demo passwords and free Privé on a server that others reach',
  run: async ({ start }) => {
    const attempts: Attempt[] = [];
    for (const [name, settings] of OPEN) {
      const { port, stop } = await start(settings);
      const names = DEMO_SIGN_INS.flatMap(({ email, username, password }) =>
        [email, username].map((identifier) => ({ identifier, password })),
      );
      const replies = [];
      for (const body of names) replies.push(await write(port, 'accounts/signIn', body));
      const entered = replies.some(({ status }) => status === 200);
      attempts.push({ tried: `demo passwords with ${name}`, saw: tally(replies), held: !entered });
      const cookie = cookieOf(await write(port, 'accounts/signUp', SELF));
      const bought = await write(port, 'membership/purchase', {}, { cookie });
      const saw = cookie
        ? `${bought.status} ${bought.body.slice(0, 60)}`
        : 'no account could be made: nothing was tried';
      attempts.push({
        tried: `buying for nothing with ${name}`,
        saw,
        held: cookie !== '' && bought.status >= 400,
      });
      await stop();
    }
    return attempts;
  },
};
