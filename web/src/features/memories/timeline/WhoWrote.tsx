import type { Memory } from '@liora/domain/contract/memories';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';

/** How far the words for each other are. Before one has written, nothing is said: what the other did is not known here. */
export function WhoWrote({ memory }: { memory: Memory }) {
  const me = useMe();
  const partner = usePartnerName();
  const { yours, theirs } = memory.words;
  if (!memory.shared)
    return partner ? <p className="text-small text-ink-2">{memoriesText.onlyYours}</p> : null;
  if (yours === null || !me) return null;
  return (
    <p className="flex items-center gap-2 text-small text-ink-2">
      <span className="flex">
        <Avatar name={me.username} photo={me.profile_photo_url} size={18} decorative />
        {theirs !== null && partner && <Avatar name={partner} size={18} decorative className="-ml-1.5" />}
      </span>
      {theirs === null
        ? memoriesText.waitingFor(partner ?? memoriesText.yourPartner)
        : memoriesText.bothWrote}
    </p>
  );
}
