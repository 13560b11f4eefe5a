import { contract } from '@liora/domain/contract/index';
import { implement } from '@orpc/server';
import type { RequestContext } from './context.ts';
import { ProductError, toOrpcError } from './errors.ts';

const os = implement(contract).$context<RequestContext>();

const convertErrors = os.middleware(async ({ next }) => {
  try {
    return await next();
  } catch (error) {
    throw toOrpcError(error);
  }
});

const requireViewer = os.middleware(async ({ context, next }) => {
  if (!context.viewer) throw new ProductError('UNAUTHENTICATED');
  return next({ context: { viewer: context.viewer } });
});

/** Procedures anybody may call. */
export const visitor = os.use(convertErrors);
/** Procedures that need a session; their context has a viewer. */
export const signedIn = visitor.use(requireViewer);
