import { contract } from '@liora/domain/contract/index';
import { implement, type Procedure } from '@orpc/server';
import { readingDeps } from '../deps.ts';
import { requireFreshIdentity } from '../modules/accounts/identity/identity.service.ts';
import { requireAdmin } from '../modules/safety/moderation/admins.service.ts';
import { limitCalls } from '../rateLimits/callLimits.ts';
import type { RequestContext } from './context.ts';
import { ProductError, toOrpcError } from './errors.ts';

/** What the builders leave in a procedure's context, so that the router knows a procedure that came by one of them. */
const guarded: { guarded: true } = { guarded: true };

const os = implement(contract).$context<RequestContext>();

const anybody = os.middleware(async ({ context, next }) => {
  try {
    limitCalls(context);
    return await next({ context: guarded });
  } catch (error) {
    throw toOrpcError(error);
  }
});

const notSuspended = os.middleware(async ({ context, next }) => {
  if (context.viewer?.suspended) throw new ProductError('SUSPENDED');
  return next();
});

const requireViewer = os.middleware(async ({ context, next }) => {
  if (!context.viewer) throw new ProductError('UNAUTHENTICATED');
  return next({ context: { viewer: context.viewer } });
});

const requireMember = os.middleware(async ({ context, next }) => {
  if (!context.viewer?.entitlement.member) throw new ProductError('NOT_MEMBER');
  return next();
});

const requireAdminViewer = os.middleware(async ({ context, next }) => {
  const viewer = await requireAdmin(context);
  await requireFreshIdentity({ ...context, viewer });
  return next({ context: { viewer } });
});

const onReadPool = os.middleware(async ({ context, next }) =>
  next({ context: { deps: readingDeps(context.deps) } }),
);

/** Procedures that also somebody suspended may call: those about their own account, and the ways into one. */
export const evenSuspended = os.use(anybody);
/** The same that need a session. */
export const signedInEvenSuspended = evenSuspended.use(requireViewer);
/** Procedures anybody may call, and who is suspended none: they read nothing of others and write nothing. */
export const visitor = evenSuspended.use(notSuspended);
/** What anybody may read: on connections of its own, cut off after a second, so that visitors stop nobody who writes. */
export const reader = visitor.use(onReadPool);
/** Procedures that need a session; their context has a viewer. */
export const signedIn = visitor.use(requireViewer);
/** Procedures for Privé and premium members alone. */
export const member = signedIn.use(requireMember);
/**
 * Procedures for admins; whoever is none is told NOT_FOUND, before anything is said about what they sent, and an admin proves
 * again now and then who they are (RUL-95).
 */
export const admin = visitor.use(requireAdminViewer);

/** The routes as they are when each was made by one of the builders; one that was not has no place in it. */
type Guarded<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends Procedure<
    infer _Initial,
    infer Context,
    infer _Input,
    infer _Output,
    infer _Errors,
    infer _Meta
  >
    ? Context extends typeof guarded
      ? Routes[Name]
      : never
    : Guarded<Routes[Name]>;
};

/** Every procedure of the contract, answered. A missing one does not compile, nor one that passed by the builders. */
export function guardedRouter<Routes extends Parameters<typeof os.router>[0]>(
  routes: Routes & Guarded<Routes>,
) {
  return os.router<Routes>(routes);
}
