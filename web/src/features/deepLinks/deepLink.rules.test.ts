import { MINUTE_MS } from '@liora/domain/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Arrival, type Decision, decide, isRedirect, replaysPending } from './deepLink.rules.ts';
import { mayBeLink } from './mayBeLink.rules.ts';

const SITE = 'https://liora.example';
const NOW = 1_000_000_000;
const SCREENS =
  /^\/(?:explore|search|map|notifications|auth|verify|reset-password|link-connect|liora-link|profile(?:\/settings(?:\/[^/]+)?)?|(?:place|plan|invite|link|shared-memory|profile)\/[^/]+|liora\/link\/[^/]+|place\/[^/]+\/reviews)?\/?$/;

const stored = (token: string, minutesAgo = 0) =>
  JSON.stringify({ token, timestamp: NOW - minutesAgo * MINUTE_MS });

const arrive = (path: string, more: Partial<Arrival> = {}): Arrival => ({
  address: path.startsWith('liora:') ? path : SITE + path,
  cause: 'load',
  origins: [SITE],
  isNative: false,
  stored: null,
  now: NOW,
  isScreen: (screen) => SCREENS.test(screen),
  isOwn: (screen, parameter) => screen === '/memories/new' && parameter === 'place',
  ...more,
});

type Row = [statement: string, path: string, more: Partial<Arrival>, expected: Partial<Decision>];

// One row for each statement.
test.each<Row>([
  ['DEEP-01 a partner’s link', '/link/ABC', {}, { rule: 'link', token: 'ABC', to: null }],
  ['DEEP-01 its longer form', '/liora/link/ABC', {}, { rule: 'link', token: 'ABC', to: null }],
  ['DEEP-03 in the app', '/liora/link/A%20B', { isNative: true }, { to: '/?linkCode=A%20B' }],
  ['RUL-34 what the app leaves', '/?linkCode=ABC', {}, { remember: 'ABC', to: '/link-connect' }],
  ['DEEP-08 an invitation in the app', '/invite/x1', { isNative: true }, { to: '/?inviteCode=x1' }],
  ['RUL-34 what that leaves', '/?inviteCode=x1', { isNative: true }, { invitation: 'x1', to: '/' }],
  ['DEEP-09 an invitation', '/invite/x1?from=chat', {}, { rule: 'invite', token: 'x1', to: null }],
  ['DEEP-12 a place in a path', '/en/place/caf%C3%A9/', {}, { to: '/place/caf%C3%A9' }],
  ['DEEP-13 not by Back', '/en/place/cafe', { cause: 'traversal' }, { rule: null, to: null }],
  ['DEEP-14 a profile in a path', '/app/profile/p1', {}, { to: '/profile/p1' }],
  ['DEEP-14 also by Back', '/app/profile/p1', { cause: 'traversal' }, { to: '/profile/p1' }],
  ['DEEP-15 a memory in a path', '/x/shared-memory/m1', {}, { to: '/shared-memory/m1' }],
  ['RUL-89 a screen stays', '/place/cafe/reviews', {}, { rule: null, to: null }],
  ['RUL-89 settings are no profile', '/profile/settings/partner', {}, { rule: null, to: null }],
  ['RUL-89 a word without an id', '/x/place/', {}, { rule: null, to: null }],
  ['DEEP-16 a code', '/?code=ABC', {}, { rule: 'code', to: '/liora-link?code=ABC' }],
  ['DEEP-17 not on a landing', '/liora-link?code=ABC', {}, { rule: 'link', token: 'ABC', to: null }],
  ['RUL-33 nor on another one', '/invite/x1?code=ABC', {}, { rule: 'invite', to: null }],
  ['RUL-33 nor where one signs in', '/auth?code=ABC', {}, { rule: null, to: null }],
  ['RUL-33 nor in letters', '/verify?token=t&code=ABC', {}, { rule: null, to: null }],
  ['DEEP-18 a place', '/explore?place=cafe', {}, { rule: 'place', to: '/place/cafe' }],
  ['DEEP-19 a profile', '/?profile=p1', {}, { rule: 'profile', to: '/profile/p1' }],
  ['DEEP-20 a memory', '/?memory=m1', {}, { rule: 'memory', to: '/shared-memory/m1' }],
  ['RUL-89 the path comes first', '/x/place/a?code=ABC', {}, { rule: 'path place', to: '/place/a' }],
  ['RUL-89 then the code', '/?memory=m&place=a&code=B', {}, { rule: 'code' }],
  ['RUL-89 then the place', '/?memory=m&profile=p&place=a', {}, { rule: 'place' }],
  ['RUL-89 then the profile', '/?memory=m&profile=p', {}, { rule: 'profile' }],
  ['RUL-89 what a screen reads itself', '/memories/new?place=cafe', {}, { rule: null, to: null }],
  ['RUL-89 ids are encoded', '/?place=a%3Fb%23c', {}, { to: '/place/a%3Fb%23c' }],
  ['RUL-89 what is no id', '/?place=..', {}, { rule: null, to: null }],
  ['RUL-89 nor a path', '/?place=a%2F..%2Fb', {}, { rule: null, to: null }],
  ['DEEP-21 a link that waits', '/explore', { stored: stored('ABC') }, { to: '/link-connect' }],
  ['DEEP-07 until it is confirmed', '/link-connect', { stored: stored('ABC') }, { to: null }],
  ['RUL-35 not where one signs in', '/auth', { stored: stored('ABC') }, { to: null }],
  ['RUL-35 nor on a landing', '/invite/x1', { stored: stored('ABC') }, { to: null }],
  ['RUL-35 after what was opened', '/?place=a', { stored: stored('ABC') }, { to: '/place/a' }],
  ['DEEP-22 a last minute', '/explore', { stored: stored('A', 29.9) }, { to: '/link-connect' }],
  ['DEEP-22 half an hour', '/explore', { stored: stored('A', 30) }, { to: null, discards: true }],
  ['DEEP-23 what cannot be read', '/explore', { stored: '{{' }, { to: null, discards: true }],
  ['DEEP-24 no such site', '/', { address: 'https://evil.example/place/a' }, { isMalformed: true, to: null }],
  ['DEEP-24 no address', '/', { address: 'liora' }, { isMalformed: true }],
  ['DEEP-24 another scheme', '/', { address: 'javascript:alert(1)' }, { isMalformed: true }],
  ['DEEP-24 two slashes', '//evil.example/place/a', {}, { isMalformed: true, to: null }],
  ['DEEP-24 a backslash', '/x\\place/a', {}, { isMalformed: true, to: null }],
  ['DEEP-24 an encoded one', '/x/place/%5Cevil', {}, { isMalformed: true, to: null }],
  ['DEEP-24 broken encoding', '/x/place/%E0%A4%A', {}, { isMalformed: true, to: null }],
  ['DEEP-24 half a character', '/x/place/\uD800', {}, { isMalformed: true, to: null }],
  ['DEEP-24 ten thousand letters', `/x/place/${'a'.repeat(10_000)}`, {}, { isMalformed: true, to: null }],
  [
    'DEEP-30 the app’s scheme',
    'liora://link/ABC',
    { isNative: true, cause: 'shell' },
    { to: '/?linkCode=ABC' },
  ],
  ['an invitation in it', 'liora://invite/x1', { isNative: true, cause: 'shell' }, { to: '/?inviteCode=x1' }],
  ['a screen in it', 'liora://place/cafe', { isNative: true, cause: 'shell' }, { to: '/place/cafe' }],
  ['a link to a screen', '/plan/p1?x=1', { cause: 'shell' }, { rule: null, to: '/plan/p1?x=1' }],
  [
    'the notice that was pressed',
    '/notifications#0f0e0d0c-0b0a-4908-8706-050403020100',
    { cause: 'shell' },
    { rule: null, to: '/notifications#0f0e0d0c-0b0a-4908-8706-050403020100' },
  ],
  ['no link that waits instead', '/map', { cause: 'shell', stored: stored('A') }, { to: '/map' }],
])('%s: %s', (_statement, path, more, expected) => {
  expect(decide(arrive(path, more))).toMatchObject(expected);
});

test('RUL-35 after signing in a link that waits is brought back, but for the pages where it would be in the way', () => {
  const waits = { stored: stored('ABC') };
  expect(replaysPending(arrive('/saved', waits))).toBe(true);
  for (const path of [
    '/auth',
    '/reset-password',
    '/link-connect',
    '/link/B',
    '/liora-link?code=B',
    '/invite/x',
  ])
    expect(replaysPending(arrive(path, waits)), path).toBe(false);
  expect(replaysPending(arrive('/saved'))).toBe(false);
});

const PIECES = [
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2F',
  '%5C',
  '%00',
  '%',
  '%E0%A4%A',
  '?',
  '&',
  '=',
  '#',
  '@',
  ':',
  ' ',
  '\u0000',
  '\uD800',
  'é',
  'place',
  'profile',
  'shared-memory',
  'invite',
  'link',
  'liora',
  'liora-link',
  'link-connect',
  'auth',
  'evil.example',
  'code=',
  'place=',
  'profile=',
  'memory=',
  'linkCode=',
  'inviteCode=',
  'javascript:',
  'https://evil.example',
  'abc',
  '1',
]; // prettier-ignore
const address = fc
  .tuple(
    fc.constantFrom(SITE, `${SITE}/`, 'liora://', 'liora:', 'https://evil.example/', '', 'javascript:', '//'),
    fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 6 })), {
      maxLength: 12,
    }),
  )
  .map(([start, pieces]) => start + pieces.join(''));

test('RUL-34 the pages of the shell on iOS are the app’s own, though their scheme is none that URL knows the origin of', () => {
  const origins = ['capacitor://localhost', SITE];
  const at = (address: string) => decide(arrive('', { address, origins, isNative: true }));
  expect(at('capacitor://localhost/?linkCode=ABC')).toMatchObject({ remember: 'ABC', to: '/link-connect' });
  expect(at('capacitor://localhost/explore')).toMatchObject({ rule: null, isMalformed: false });
  expect(at('capacitor://elsewhere/?linkCode=ABC')).toMatchObject({ to: null, isMalformed: true });
});

test('DEEP-24 RUL-89 of 100,000 addresses none leads off the site, goes in circles or throws', () => {
  let followed = 0;
  const property = fc.property(
    address,
    fc.boolean(),
    fc.constantFrom('load', 'traversal', 'shell'),
    (start, isNative, cause) => {
      const seen = new Set<string>();
      let next = start;
      for (;;) {
        const decision = decide(arrive('', { address: next, isNative, cause, stored: stored('ABC') }));
        const { to } = decision;
        if (to === null) return;
        followed += 1;
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(new URL(to, SITE).origin).toBe(SITE);
        expect(seen).not.toContain(to);
        seen.add(to);
        // Of what the shell opens the rest is the page's own; what was loaded is loaded again.
        if (cause === 'shell' && !isRedirect(decision)) return;
        next = SITE + to;
      }
    },
  );
  fc.assert(property, { numRuns: 100_000 });
  expect(followed).toBeGreaterThan(10_000);
});

test('RUL-89 what is taken for no link without the rules is none by them', () => {
  let passed = 0;
  const isNative = fc.boolean();
  const waits = fc.constantFrom(null, null, stored('ABC'), stored('ABC', 40), '{{');
  const screen = fc.constantFrom('', '/explore', '/place/a', '/plan/b?x=1', '/profile/p1', '/search?q=');
  const near = fc.tuple(screen, address).map(([path, made]) => made.replace(SITE, SITE + path));
  const property = fc.property(near, isNative, waits, (start, native, link) => {
    if (!URL.canParse(start) || new URL(start).origin !== SITE) return;
    const arrival = arrive('', { address: new URL(start).href, isNative: native, stored: link });
    if (mayBeLink(new URL(start), link, arrival.isScreen)) return;
    passed += 1;
    const { to, rule, discards, isMalformed } = decide(arrival);
    expect({ to, rule, discards, isMalformed }).toEqual({
      to: null,
      rule: null,
      discards: false,
      isMalformed: false,
    });
  });
  fc.assert(property, { numRuns: 20_000 });
  expect(passed).toBeGreaterThan(500);
});
