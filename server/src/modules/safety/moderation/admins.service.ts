import type { Caller, Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { isAdmin } from './moderation.queries.ts';

/** The caller as an admin. Anybody else learns nothing, not even that there is something (RUL-95). */
export async function requireAdmin({ deps, viewer }: Caller): Promise<Viewer> {
  if (!viewer || !(await isAdmin(deps.db, viewer.userId))) throw new ProductError('NOT_FOUND');
  return viewer;
}
