import type { Entitlement } from '@liora/domain/rules/membership';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import type { Caller, Viewer } from '../../../rpc/context.ts';

/** No account has this id, so nothing that somebody in particular did, liked or blocked goes into an answer. */
const NOBODY_IN_PARTICULAR = '00000000-0000-0000-0000-000000000000';

const FREE: Entitlement = { tier: 'free', member: false, prive: false };
const PRIVE: Entitlement = { tier: 'prive', member: true, prive: true };

/** Somebody with an account and nothing to do with anybody. */
export const someone = (entitlement: Entitlement = FREE): Viewer => ({
  userId: NOBODY_IN_PARTICULAR,
  username: '',
  entitlement,
  partnerId: null,
  linkId: null,
  suspended: false,
});
export const someMember = (): Viewer => someone(PRIVE);

/** The viewer's partner, with no more than the viewer's own membership; null where they share with nobody. */
export const partnerOf = ({ userId, partnerId, linkId, entitlement }: Viewer): Viewer | null =>
  partnerId === null ? null : { ...someone(entitlement), partnerId: userId, linkId };

/**
 * The caller as whom they want to look: only at what is their own, and only with less than they have. Who shares with nobody
 * has no partner to look as, and looks as a stranger.
 */
export function seenAs(caller: Caller, owner: string, as: ViewAs | undefined): Caller {
  const { viewer } = caller;
  if (as === undefined || viewer?.userId !== owner) return caller;
  return { ...caller, viewer: as === 'partner' ? partnerOf(viewer) : null };
}
