import { createCode } from '../src/modules/couples/link/codes.service.ts';
import { acceptLink, disconnect, getLink } from '../src/modules/couples/link/link.service.ts';
import type { SignedInCaller } from '../src/rpc/context.ts';

/** Links two people by a code, as people do; both are callers with a partner from then on. */
export async function link(inviter: SignedInCaller, acceptor: SignedInCaller): Promise<string> {
  const { code } = await createCode(inviter);
  const { ok } = await acceptLink(acceptor, code);
  if (!ok) throw new Error('they are not linked');
  const { link_id } = await inviter.deps.db
    .selectFrom('linked_people')
    .select('link_id')
    .where('user_id', '=', inviter.viewer.userId)
    .executeTakeFirstOrThrow();
  inviter.viewer = { ...inviter.viewer, partnerId: acceptor.viewer.userId, linkId: link_id };
  acceptor.viewer = { ...acceptor.viewer, partnerId: inviter.viewer.userId, linkId: link_id };
  return link_id;
}

/** The first of two linked people ends it. */
export async function unlink(one: SignedInCaller, other: SignedInCaller): Promise<void> {
  if (!(await getLink(one)).partner) throw new Error('they are not linked');
  await disconnect(one);
  for (const person of [one, other]) person.viewer = { ...person.viewer, partnerId: null, linkId: null };
}
