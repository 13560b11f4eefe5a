import { randomUUID } from 'node:crypto';
import type { contract } from '@liora/domain/contract/index';
import type { ErrorCode } from '@liora/domain/errors';
import type { ContractRouterClient } from '@orpc/contract';

/**
 * Who may do what, for every procedure. Plans belong to `owner`; `blocker` is a member who has blocked the owner.
 * A procedure that is missing here fails the test.
 */
export const ROLES = ['visitor', 'free', 'member', 'owner', 'blocker'] as const;
export type Role = (typeof ROLES)[number];
export type Outcome = 'ok' | 'locked' | ErrorCode;

type Client = ContractRouterClient<typeof contract>;
interface World {
  plans: { public: string; prive: string; private: string; deleted: string };
  content: (
    title: string,
  ) => Parameters<Client['plans']['create']>[0] extends infer Input
    ? Omit<Input & object, 'request_id'>
    : never;
}

export interface AccessRow {
  procedure: string;
  /** Which thing it is called on, when that matters. */
  case: string;
  call: (client: Client, world: World) => () => Promise<unknown>;
  expected: Record<Role, Outcome>;
}

const everybody: Record<Role, Outcome> = {
  visitor: 'ok',
  free: 'ok',
  member: 'ok',
  owner: 'ok',
  blocker: 'ok',
};
const signedIn: Record<Role, Outcome> = { ...everybody, visitor: 'UNAUTHENTICATED' };
const origin = { latitude: 37.7793, longitude: -122.4193 };
const TOKEN = 'no-such-token-0123456789';

const row = (
  procedure: string,
  expected: Record<Role, Outcome>,
  call: AccessRow['call'],
  label = '',
): AccessRow => ({
  procedure,
  case: label,
  call,
  expected,
});
const all = (outcome: Outcome): Record<Role, Outcome> => ({
  visitor: outcome,
  free: outcome,
  member: outcome,
  owner: outcome,
  blocker: outcome,
});

/** The four ways to react to a plan share their rights. */
const REACTIONS = ['like', 'save'] as const;
const reactionRows = REACTIONS.flatMap((kind) => [
  row(
    `plans.${kind}`,
    { ...signedIn, blocker: 'NOT_FOUND' },
    (c, w) => () => c.plans[kind]({ id: w.plans.public }),
    'a public plan',
  ),
  row(
    `plans.${kind}`,
    { ...signedIn, free: 'NOT_MEMBER', blocker: 'NOT_FOUND' },
    (c, w) => () => c.plans[kind]({ id: w.plans.prive }),
    'a Privé plan',
  ),
  row(
    `plans.${kind}`,
    { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED', owner: 'ok' },
    (c, w) => () => c.plans[kind]({ id: w.plans.private }),
    'a private plan',
  ),
]);

const ownerOnly: Record<Role, Outcome> = {
  visitor: 'UNAUTHENTICATED',
  free: 'NOT_OWNER',
  member: 'NOT_OWNER',
  owner: 'ok',
  blocker: 'NOT_FOUND',
};
const invisible: Record<Role, Outcome> = { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED', owner: 'ok' };

export const ACCESS: AccessRow[] = [
  row('platform.start', everybody, (c) => () => c.platform.start()),

  row('accounts.me', everybody, (c) => () => c.accounts.me()),
  row(
    'accounts.usernameAvailable',
    everybody,
    (c) => () => c.accounts.usernameAvailable({ username: 'somebody_new' }),
  ),
  row(
    'accounts.signUp',
    all('ADULTS_ONLY'),
    (c) => () =>
      c.accounts.signUp({ email: 'young@example.com', username: 'young', password: 'secret1', adult: false }),
    'without the 18+ box',
  ),
  row(
    'accounts.signIn',
    all('USERNAME_NOT_FOUND'),
    (c) => () => c.accounts.signIn({ identifier: 'nobody_here', password: 'secret1' }),
    'unknown',
  ),
  row('accounts.signOut', everybody, (c) => () => c.accounts.signOut()),
  row(
    'accounts.requestPasswordReset',
    everybody,
    (c) => () => c.accounts.requestPasswordReset({ identifier: `nobody_${randomUUID()}` }),
  ),
  row('accounts.checkResetLink', everybody, (c) => () => c.accounts.checkResetLink({ token: TOKEN })),
  row(
    'accounts.resetPassword',
    all('LINK_INVALID'),
    (c) => () => c.accounts.resetPassword({ token: TOKEN, password: 'secret1' }),
    'a made-up link',
  ),
  row(
    'accounts.verifyEmail',
    all('LINK_INVALID'),
    (c) => () => c.accounts.verifyEmail({ token: TOKEN }),
    'a made-up link',
  ),
  row(
    'accounts.resendVerification',
    everybody,
    (c) => () => c.accounts.resendVerification({ identifier: `nobody_${randomUUID()}` }),
  ),

  row('explore.home', everybody, (c) => () => c.explore.home({ origin, located: false })),

  row('places.search', everybody, (c) => () => c.places.search({ origin })),
  row('places.suggest', everybody, (c) => () => c.places.suggest({ q: 'first' })),
  row('places.get', everybody, (c) => () => c.places.get({ id: 'first' }), 'a venue'),
  row('places.get', all('NOT_FOUND'), (c) => () => c.places.get({ id: 'nowhere' }), 'an unknown place'),

  row('plans.list', everybody, (c) => () => c.plans.list({})),
  row(
    'plans.get',
    { ...everybody, blocker: 'NOT_FOUND' },
    (c, w) => () => c.plans.get({ id: w.plans.public }),
    'a public plan',
  ),
  row(
    'plans.get',
    { visitor: 'locked', free: 'locked', member: 'ok', owner: 'ok', blocker: 'NOT_FOUND' },
    (c, w) => () => c.plans.get({ id: w.plans.prive }),
    'a Privé plan',
  ),
  row(
    'plans.get',
    { ...all('NOT_FOUND'), owner: 'ok' },
    (c, w) => () => c.plans.get({ id: w.plans.private }),
    'a private plan',
  ),
  row('plans.get', all('NOT_FOUND'), (c, w) => () => c.plans.get({ id: w.plans.deleted }), 'a deleted plan'),
  row(
    'plans.create',
    signedIn,
    (c, w) => () => c.plans.create({ ...w.content('new'), request_id: randomUUID() }),
    'a public plan',
  ),
  row(
    'plans.create',
    { ...signedIn, free: 'NOT_MEMBER' },
    (c, w) => () => c.plans.create({ ...w.content('new'), is_prive: true, request_id: randomUUID() }),
    'a Privé plan',
  ),
  row(
    'plans.update',
    ownerOnly,
    (c, w) => () => c.plans.update({ ...w.content('changed'), id: w.plans.public }),
    'a public plan',
  ),
  row(
    'plans.update',
    invisible,
    (c, w) => () => c.plans.update({ ...w.content('changed'), is_public: false, id: w.plans.private }),
    'a private plan',
  ),
  ...reactionRows,
  row('plans.unlike', signedIn, (c, w) => () => c.plans.unlike({ id: w.plans.public })),
  row('plans.unsave', signedIn, (c, w) => () => c.plans.unsave({ id: w.plans.public })),
  row('plans.saved', signedIn, (c) => () => c.plans.saved()),
  row('plans.mine', signedIn, (c) => () => c.plans.mine()),
  // Last: they take the plan away and bring it back.
  row('plans.restore', invisible, (c, w) => () => c.plans.restore({ id: w.plans.deleted }), 'a deleted plan'),
  row('plans.delete', ownerOnly, (c, w) => () => c.plans.delete({ id: w.plans.public }), 'a public plan'),
];
