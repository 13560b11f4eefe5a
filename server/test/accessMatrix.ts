import { randomUUID } from 'node:crypto';
import type { contract } from '@liora/domain/contract/index';
import type { ErrorCode } from '@liora/domain/errors';
import type { ContractRouterClient } from '@orpc/contract';

/**
 * Who may do what, for every procedure. Plans belong to `owner`, a Privé member; `blocker` is a Privé member who has
 * blocked the owner, `blocked` a free one whom the owner has blocked, `reporter` a free one who has reported the plan
 * `reported`; `lapsed` was a member until yesterday, `managed` has a tier given by an admin, `admin` pays nothing.
 * A procedure that is missing here fails the test.
 */
export const ROLES = [
  'visitor',
  'free',
  'lapsed',
  'reporter',
  'blocked',
  'admin',
  'trial',
  'prive',
  'premium',
  'managed',
  'owner',
  'blocker',
] as const;
export type Role = (typeof ROLES)[number];
export type Outcome = 'ok' | 'locked' | ErrorCode;

type Client = ContractRouterClient<typeof contract>;
interface World {
  plans: Record<'public' | 'prive' | 'private' | 'deleted' | 'reportable' | 'reported', string>;
  /** A public pin of `owner`. */
  pin: string;
  /** User id of somebody nobody has anything to do with. */
  stranger: string;
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

const NOT_MEMBERS = ['free', 'lapsed', 'reporter', 'blocked', 'admin'] as const;

const outcomes = <Some extends Role>(roles: readonly Some[], outcome: Outcome) =>
  Object.fromEntries(roles.map((role) => [role, outcome])) as Record<Some, Outcome>;
const all = (outcome: Outcome): Record<Role, Outcome> => outcomes(ROLES, outcome);
/** For everybody with an account who is no member. */
const notMembers = (outcome: Outcome) => outcomes(NOT_MEMBERS, outcome);

const everybody = all('ok');
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
    { ...signedIn, ...notMembers('NOT_MEMBER'), blocker: 'NOT_FOUND' },
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
  ...all('NOT_OWNER'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
  blocker: 'NOT_FOUND',
};
const invisible: Record<Role, Outcome> = { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED', owner: 'ok' };

/** Reporting needs to see the thing and not to own it; a report that others made first still counts. */
const reporting: Record<Role, Outcome> = { ...signedIn, owner: 'OWN_CONTENT', blocker: 'NOT_FOUND' };
/** To everybody else there is no such thing (RUL-95). */
const adminOnly: Record<Role, Outcome> = { ...all('NOT_FOUND'), admin: 'ok' };
const decision = (w: World) => ({
  content_type: 'plan' as const,
  content_id: w.plans.reportable,
  reason: 'x',
});
const safetyRows = [
  row(
    'safety.reportPlan',
    reporting,
    (c, w) => () => c.safety.reportPlan({ id: w.plans.reportable, reason: 'spam' }),
    'a public plan',
  ),
  row(
    'safety.reportPlan',
    { ...invisible, owner: 'OWN_CONTENT' },
    (c, w) => () => c.safety.reportPlan({ id: w.plans.private, reason: 'spam' }),
    'a private plan',
  ),
  row(
    'safety.reportPlan',
    { ...reporting, ...notMembers('NOT_FOUND') },
    (c, w) => () => c.safety.reportPlan({ id: w.plans.prive, reason: 'spam' }),
    'a Privé plan',
  ),
  row(
    'safety.report',
    reporting,
    (c, w) => () => c.safety.report({ content_type: 'pin', content_id: w.pin, reason: 'spam' }),
    'a public pin',
  ),
  row(
    'safety.report',
    { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
    (c) => () => c.safety.report({ content_type: 'review', content_id: randomUUID(), reason: 'spam' }),
    'a review, of which there are none yet',
  ),
  row('safety.block', signedIn, (c, w) => () => c.safety.block({ user_id: w.stranger })),
  row('safety.unblock', signedIn, (c, w) => () => c.safety.unblock({ user_id: w.stranger })),
  row('safety.blocked', signedIn, (c) => () => c.safety.blocked({})),
  row('safety.moderationQueue', adminOnly, (c) => () => c.safety.moderationQueue()),
  row('safety.moderationHistory', adminOnly, (c) => () => c.safety.moderationHistory({})),
  row('safety.hide', adminOnly, (c, w) => () => c.safety.hide(decision(w))),
  row('safety.restoreContent', adminOnly, (c, w) => () => c.safety.restoreContent(decision(w))),
];

export const ACCESS: AccessRow[] = [
  row('platform.start', everybody, (c) => () => c.platform.start()),
  row(
    'platform.track',
    everybody,
    (c) => () => c.platform.track({ event_type: 'deeplink_handled', path: '/place/first', source: 'web' }),
  ),

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
      c.accounts.signUp({
        email: 'young@example.com',
        username: 'young',
        password: 'a lamp in the hall',
        adult: false,
      }),
    'without the 18+ box',
  ),
  row(
    'accounts.signIn',
    all('USERNAME_NOT_FOUND'),
    (c) => () => c.accounts.signIn({ identifier: 'nobody_here', password: 'a lamp in the hall' }),
    'unknown',
  ),
  row('accounts.signOut', everybody, (c) => () => c.accounts.signOut()),
  row('accounts.signOutEverywhere', signedIn, (c) => () => c.accounts.signOutEverywhere()),
  row(
    'accounts.requestPasswordReset',
    everybody,
    (c) => () => c.accounts.requestPasswordReset({ identifier: `nobody_${randomUUID()}` }),
  ),
  row('accounts.checkResetLink', everybody, (c) => () => c.accounts.checkResetLink({ token: TOKEN })),
  row(
    'accounts.resetPassword',
    all('LINK_INVALID'),
    (c) => () => c.accounts.resetPassword({ token: TOKEN, password: 'a lamp in the hall' }),
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

  row('location.search', everybody, (c) => () => c.location.search({ query: 'Oakland' })),

  row('membership.get', signedIn, (c) => () => c.membership.get()),
  row('membership.restore', signedIn, (c) => () => c.membership.restore()),

  row('places.search', everybody, (c) => () => c.places.search({ origin })),
  row('places.count', everybody, (c) => () => c.places.count({ origin })),
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
    { ...everybody, visitor: 'locked', ...notMembers('locked'), blocker: 'NOT_FOUND' },
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
    'plans.get',
    { ...all('NOT_FOUND'), owner: 'ok' },
    (c, w) => () => c.plans.get({ id: w.plans.reported }),
    'a reported plan',
  ),
  row(
    'plans.create',
    signedIn,
    (c, w) => () => c.plans.create({ ...w.content('new'), request_id: randomUUID() }),
    'a public plan',
  ),
  row(
    'plans.create',
    { ...signedIn, ...notMembers('NOT_MEMBER') },
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
  row('plans.topCurators', everybody, (c) => () => c.plans.topCurators()),
  row('plans.saved', signedIn, (c) => () => c.plans.saved({})),
  row('plans.mine', signedIn, (c) => () => c.plans.mine({})),
  ...safetyRows,
  // Last: they take the plan away and bring it back.
  row('plans.restore', invisible, (c, w) => () => c.plans.restore({ id: w.plans.deleted }), 'a deleted plan'),
  row('plans.delete', ownerOnly, (c, w) => () => c.plans.delete({ id: w.plans.public }), 'a public plan'),
  // Last of all, because it makes everybody a member; in purchase mode 'stub', which is that of the demo city.
  row('membership.purchase', signedIn, (c) => () => c.membership.purchase(), 'in purchase mode'),
];
