import type { Member, MemberCard } from '@liora/domain/contract/moderation';
import { MEMBERS_LISTED } from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { userIdOfEmail } from '../../accounts/accounts.service.ts';
import { closingMembers, countsOf, memberById, membersNamed, newestMembers } from './members.queries.ts';
import { toMember, toMemberCard } from './members.views.ts';

interface MembersInput {
  search: string;
  closing: boolean;
}

function findMembers(db: Db, { search, closing }: MembersInput, limit: number) {
  if (closing) return closingMembers(db, limit);
  const beginning = search.trim();
  return beginning ? membersNamed(db, beginning, limit) : newestMembers(db, limit);
}

/** Members by the beginning of their username, else the newest ones; or those whose accounts are about to be erased. */
export async function listMembers({ deps }: SignedInCaller, input: MembersInput) {
  const found = await findMembers(deps.db, input, MEMBERS_LISTED + 1);
  const members = found.slice(0, MEMBERS_LISTED).map((row) => toMemberCard(row, deps.now()));
  return { members, more: found.length > MEMBERS_LISTED };
}

/** Whose address this is, to the letter. That somebody asked is written down, the address is not. */
export async function memberByEmail(
  { deps, viewer }: SignedInCaller,
  { email }: { email: string },
): Promise<{ member: MemberCard | null }> {
  return deps.db.transaction().execute(async (trx) => {
    const userId = await userIdOfEmail(trx, email);
    const row = userId && (await memberById(trx, userId));
    await recordAction(trx, {
      at: deps.now(),
      adminId: viewer.userId,
      action: 'member.find-by-email',
      subject: row ? { type: 'member', id: row.user_id } : undefined,
    });
    return { member: row ? toMemberCard(row, deps.now()) : null };
  });
}

export async function readMember(
  { deps }: SignedInCaller,
  { user_id }: { user_id: string },
): Promise<Member> {
  const row = await memberById(deps.db, user_id);
  if (!row) throw new ProductError('NOT_FOUND');
  return toMember(row, await countsOf(deps.db, user_id, deps.now()), deps.now());
}
