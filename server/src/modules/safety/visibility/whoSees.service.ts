import type { Visibility } from '@liora/domain/contract/visibility';
import type { VisibilityKind } from '@liora/domain/rules/visibility';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { partnerOf, someMember, someone } from './viewAs.policy.ts';
import { findSights } from './whoSees.queries.ts';

/** Who sees a thing of the caller's own, by the same statement that decides it for everybody. @throws NOT_FOUND */
export async function whoSees(
  { deps, viewer }: SignedInCaller,
  { type, id }: { type: VisibilityKind; id: string },
): Promise<Visibility> {
  const partner = partnerOf(viewer);
  const row = await findSights(deps.db, { type, id, owner: viewer.userId }, [
    null,
    someone(),
    someMember(),
    partner ?? someone(),
  ]);
  if (!row) throw new ProductError('NOT_FOUND');
  const [visitor = 'none', person = 'none', member = 'none', asPartner = 'none'] = row.sights;
  const withheld = row.gone ? 'gone' : row.is_hidden ? 'hidden' : row.is_reported ? 'reported' : null;
  return { withheld, partner: partner && asPartner, member, person, visitor };
}
