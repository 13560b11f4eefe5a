import type { contract } from '@liora/domain/contract/index';
import type { ErrorCode } from '@liora/domain/errors';
import type { Seen, Seer, Sees } from '@liora/domain/rules/visibility';
import type { ContractRouterClient } from '@orpc/contract';
import type { Sight } from '../src/content/contentKind.ts';
import type { ContentType } from '../src/content/contentKinds.ts';
import type { Caller, SignedInCaller } from '../src/rpc/context.ts';
import { ProductError } from '../src/rpc/errors.ts';
import type { ProcedureName } from './calls.ts';
import type { TestDatabase } from './database.ts';
import type { State } from './thing.ts';

// What every area's matrix is made of (modules/<area>/testing/access.ts): who may call what, and which things of which kind
// one comes across by it. access.test.ts runs all of them; what an area leaves out fails there.

/**
 * Things and the plans of the World belong to `owner`, a Privé member; `blocker` is a Privé member who has blocked the owner,
 * `blocked` a free one whom the owner has blocked, `reporter` a free one who has reported the plan `reported`; `lapsed` was
 * a member until yesterday, `managed` has a tier given by an admin, `admin` pays nothing. `partner` is linked with the owner,
 * `former` was until the link ended; both are Privé members. `suspended` is kept out by moderators, `appealing` objects to what
 * they decided about something of theirs; both pay nothing.
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
  'partner',
  'former',
  'suspended',
  'appealing',
  'owner',
  'blocker',
] as const;
export type Role = (typeof ROLES)[number];
export type Outcome = 'ok' | 'locked' | ErrorCode;

export type Client = ContractRouterClient<typeof contract>;
export interface World {
  plans: Record<'public' | 'prive' | 'private' | 'deleted' | 'reportable' | 'reported', string>;
  /** A public pin of `owner`. */
  pin: string;
  pins: Record<'public' | 'prive' | 'private' | 'deleted', string>;
  /** User id of `owner`. */
  owner: string;
  /** A review that `owner` wrote of the venue 'first'. */
  review: string;
  /** User id of somebody nobody has anything to do with. */
  stranger: string;
  /** An account that nothing else is asked about, so that it may be deleted. */
  leaving: string;
  /** Invitations that `owner` sent: to whoever has the code, to `free`, and one that `free` has accepted. */
  invitations: Record<'open' | 'named' | 'accepted', { id: string; code: string }>;
  /** A surprise that `owner` plans for `partner`. */
  surprise: string;
  /** A memory of `owner` and their partner with a link to it, and one of `owner` alone. */
  memories: { joint: string; own: string; share: { id: string; code: string } };
  /** What moderators decided about something of `appealing`. */
  decision: number;
  /** A match deck of `owner` and `partner`, and a card of the owner's hand. */
  deck: { id: string; card: string };
  content: (
    title: string,
  ) => Parameters<Client['plans']['create']>[0] extends infer Input
    ? Omit<Input & object, 'request_id'>
    : never;
}

type Call = (client: Client, world: World) => () => Promise<unknown>;

export interface AccessRow {
  procedure: ProcedureName;
  /** Which thing it is called on, when that matters. */
  case: string;
  call: Call;
  expected: Record<Role, Outcome>;
}

/** What somebody comes across: ids of things of a kind. */
export interface Found {
  full: readonly string[];
  /** Shown as locked cards. */
  locked?: readonly string[];
  /** How many there are said to be. */
  count?: number;
}

export interface Reached {
  caller: Caller;
  /** Whom this caller blocks. */
  blocked: ReadonlySet<string>;
  owner: SignedInCaller;
  /** Ids of the things of a kind, in every state. */
  ids: (type: ContentType) => readonly string[];
  database: TestDatabase;
}

/** One way of coming across things of a kind. Without more it shows each just as the policy of its kind says. */
export interface Way {
  look: (reached: Reached) => Promise<Found>;
  /** Things in this state are left out, whatever the policy would show. */
  leavesOut?: (state: State, isOwner: boolean, isPartner: boolean) => boolean;
  /** Locked cards stand here; elsewhere what is locked is not there at all. */
  showsLocked?: true;
  /** Has no room for all: whatever is there may be seen, and something is when anything may. */
  some?: true;
  /** What partners share: while sharing is paused there is nothing (RUL-46). */
  betweenPartners?: true;
  /** Where the policy of the kind is not what counts. */
  expects?: (role: Role, bySight: (role: Role) => Sight) => Sight;
}

/** Every kind of content has its word here: a new one does not compile until each way says what it shows of it. */
export type Reach = Readonly<Record<ContentType, Way | 'nothing'>>;
export const NOTHING: Reach = {
  plan: 'nothing',
  pin: 'nothing',
  review: 'nothing',
  profile: 'nothing',
  photo: 'nothing',
  memory: 'nothing',
  shared_memory: 'nothing',
};

export interface AreaAccess {
  procedures: readonly AccessRow[];
  /** By procedure, and by name what is reached otherwise. Every procedure that reads is here. */
  ways: Readonly<Record<string, Reach>>;
}

const NOT_MEMBERS = ['free', 'lapsed', 'reporter', 'blocked', 'admin', 'appealing'] as const;

const outcomes = <Some extends Role>(roles: readonly Some[], outcome: Outcome) =>
  Object.fromEntries(roles.map((role) => [role, outcome])) as Record<Some, Outcome>;
export const all = (outcome: Outcome): Record<Role, Outcome> => outcomes(ROLES, outcome);
/** For everybody with an account who is no member. */
export const notMembers = (outcome: Outcome) => outcomes(NOT_MEMBERS, outcome);

export const everybody = all('ok');
export const signedIn: Record<Role, Outcome> = { ...everybody, visitor: 'UNAUTHENTICATED' };
/** To everybody else there is no such thing (RUL-95). */
export const adminOnly: Record<Role, Outcome> = { ...all('NOT_FOUND'), admin: 'ok' };
/** Who each role is among those whom the page 'Who can see this' names: whoever the owner invited is `free`. */
const SEER_OF: Record<Role, Seer> = {
  visitor: 'visitor',
  free: 'invited',
  lapsed: 'person',
  reporter: 'person',
  blocked: 'person',
  admin: 'admin',
  trial: 'member',
  prive: 'member',
  premium: 'member',
  managed: 'member',
  partner: 'partner',
  appealing: 'person',
  // Is asked nothing of what this is about: every other procedure refuses them before (SUSPENDED).
  suspended: 'person',
  // It is a member by now.
  former: 'member',
  owner: 'owner',
  blocker: 'blocker',
};
const OUTCOME_OF: Record<Seen, Outcome> = { full: 'ok', locked: 'locked', none: 'NOT_FOUND' };
/** What reading a thing answers, from the data that the page is written from. */
export const seenBy = (sees: Sees): Record<Role, Outcome> =>
  Object.fromEntries(ROLES.map((role) => [role, OUTCOME_OF[sees[SEER_OF[role]]]])) as Record<Role, Outcome>;
/** The same where a session is needed. */
export const seenBySignedIn = (sees: Sees): Record<Role, Outcome> => ({
  ...seenBy(sees),
  visitor: 'UNAUTHENTICATED',
});

/** To everybody but its owner there is no such thing. */
export const invisible: Record<Role, Outcome> = {
  ...all('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
};
/** It is private: to nobody but its owner and their partner there is such a thing. */
export const sharedPrivate: Record<Role, Outcome> = { ...invisible, partner: 'ok' };
/** Who sees it and is not its owner is told so; to who blocked its owner there is none. */
export const ownerOnly: Record<Role, Outcome> = {
  ...all('NOT_OWNER'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
  blocker: 'NOT_FOUND',
};

export const CITY = { latitude: 37.7793, longitude: -122.4193 };

/**
 * What is left to somebody who is suspended: to sign in and out, to prove who they are and delete the account, and to read why
 * and object. There they are answered as anybody without a membership; everywhere else that they are suspended.
 */
const OPEN_TO_SUSPENDED: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
  'platform.start',
  'accounts.me',
  'accounts.usernameAvailable',
  'accounts.signUp',
  'accounts.signIn',
  'accounts.signOut',
  'accounts.signOutEverywhere',
  'accounts.requestPasswordReset',
  'accounts.checkResetLink',
  'accounts.resetPassword',
  'accounts.verifyEmail',
  'accounts.resendVerification',
  'accounts.requestSignInLink',
  'accounts.checkSignInLink',
  'accounts.signInWithLink',
  'accounts.passkeyChallenge',
  'accounts.signInWithCode',
  'accounts.signInWithPasskey',
  'accounts.confirmEmailChange',
  'accounts.takeBackEmailChange',
  'accounts.security',
  'accounts.proveIdentity',
  'accounts.proveIdentityWithPasskey',
  'accounts.deleteAccount',
  'accounts.startCompanySignIn',
  'accounts.startCompanyProof',
  'accounts.finishCompanySignIn',
  'accounts.signUpWithCompany',
  'safety.ownReports',
  'safety.ownDecision',
  'safety.ownSuspension',
  'safety.object',
]);

export const row = (
  procedure: ProcedureName,
  expected: Record<Role, Outcome>,
  call: Call,
  label = '',
): AccessRow => ({
  procedure,
  case: label,
  call,
  expected: { ...expected, suspended: OPEN_TO_SUSPENDED.has(procedure) ? expected.free : 'SUSPENDED' },
});

/** Null for what this caller may not know of. */
export async function orNothing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

export const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
export const creatorsOf = (list: readonly { creator: { user_id: string } }[]) =>
  list.map(({ creator }) => creator.user_id);
/** In lists of what is published nothing stands that is the partner's alone to see. */
export const isNotPublished = (state: State, isOwner: boolean, isPartner: boolean) =>
  isUnderReview(state) || (isPartner && !isOwner && !state.is_public && !state.is_prive);
export const isUnderReview = ({ is_hidden, is_reported }: State) => Boolean(is_hidden || is_reported);
