import type { HttpBindings } from '@hono/node-server';
import { ofMember } from '@liora/domain/contract/moderation';
import { MEMBER_DATA_PATH } from '@liora/domain/contract/ownData';
import { ERRORS } from '@liora/domain/errors';
import type { Language } from '@liora/domain/i18n/languages';
import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/reader.ts';
import { ProductError, refusedForNow } from '../../../rpc/errors.ts';
import { requireFreshIdentity } from '../../accounts/identity/identity.service.ts';
import { readViewer } from '../../accounts/session/session.service.ts';
import { requireAdmin } from '../../safety/moderation/admins.service.ts';
import { exportMember } from './actOnMember.service.ts';

const BAD_REQUEST = 400;

async function memberData(deps: Deps, request: Request, language: Language) {
  const { headers } = request;
  // As the builder of admins does, in its order: whoever is none learns nothing.
  const viewer = await requireAdmin({ deps, viewer: await readViewer(deps, headers) });
  await requireFreshIdentity({ deps, viewer, requestHeaders: headers });
  const asked = ofMember.safeParse(await request.json().catch(() => null));
  return asked.success ? exportMember({ deps, viewer }, asked.data, language) : null;
}

/** POST: the copy of a member's data for an admin, as a ZIP. No procedure, because it answers with a file. */
export function memberDataRoutes(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.post(MEMBER_DATA_PATH, async (c) => {
    try {
      const file = await memberData(deps, c.req.raw, languageOf(c.env.incoming));
      if (!file) return c.json({ error: 'bad request' }, BAD_REQUEST);
      return c.body(file.body, 200, {
        'content-type': 'application/zip',
        'content-length': String(file.bytes),
        'content-disposition': 'attachment; filename="liora-member.zip"',
        'cache-control': 'no-store',
      });
    } catch (error) {
      if (!(error instanceof ProductError) || refusedForNow(error)) throw error;
      // To whoever is no admin the same as at any unknown address.
      if (error.code === 'NOT_FOUND') return c.json({ error: 'not found' }, ERRORS.NOT_FOUND.status);
      return c.json({ error: 'refused', code: error.code }, ERRORS.ADMIN_UNPROVED.status);
    }
  });
  return routes;
}
