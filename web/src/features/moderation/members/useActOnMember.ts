import type { Member } from '@liora/domain/contract/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { exportMember } from './exportMember.actions.ts';
import type { MemberAct } from './memberAct.types.ts';
import { MEMBER_KEYS } from './members.queries.ts';
import { membersText } from './members.text.ts';

export interface GivenTier {
  tier: 'prive' | 'premium';
  /** YYYY-MM-DD; '' without an end. */
  lastDay: string;
}

interface Deed extends GivenTier {
  act: MemberAct;
  reason: string;
}

/** Does it; of what shows an address, the address. */
async function perform(user_id: string, { act, reason, tier, lastDay }: Deed): Promise<string | null> {
  const input = { user_id, reason };
  switch (act) {
    case 'email':
      return (await client.moderation.revealEmail(input)).email;
    case 'setTier':
      await client.moderation.setTier({ ...input, tier, until: lastDay || null });
      return null;
    case 'clearTier':
      await client.moderation.clearTier(input);
      return null;
    case 'signOut':
      await client.moderation.signOutMember(input);
      return null;
    case 'export':
      await exportMember(user_id, reason);
      return null;
    case 'erase':
      await client.moderation.eraseMember(input);
      return null;
  }
}

/** Does something to a member; what is shown of members is asked for again. `onDone` gets the address where one was asked for. */
export function useActOnMember({ user_id, username }: Member, onDone: (email: string | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => perform(user_id, deed),
    onSuccess: (email, { act }) => {
      toast(membersText.done[act](username), { kind: 'success' });
      for (const queryKey of MEMBER_KEYS()) void queries.invalidateQueries({ queryKey });
      onDone(email);
    },
  });
}
