import { useQuery } from '@tanstack/react-query';
import { ShieldBan } from 'lucide-react';
import { useRef } from 'react';
import { orpc } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { safetyText } from '../safety.text.ts';
import type { SafetySubject } from '../safetySubject.types.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface BlockConfirmProps {
  author: SafetySubject['author'];
  busy: boolean;
  onKeep: () => void;
  onBlock: () => void;
}

/**
 * What a block does, before it is done: of one's partner, that the link ends with it (RUL-22). The focus starts on the harmless
 * answer.
 */
export function BlockConfirm({ author, busy, onKeep, onBlock }: BlockConfirmProps) {
  const { data: link } = useQuery({ ...orpc.couples.link.queryOptions(), enabled: Boolean(useMe()) });
  const isPartner = link?.partner?.user_id === author.user_id;
  const step = useRef<HTMLDivElement>(null);
  useFocusOnArrival(step, 'button');
  return (
    <div ref={step} className="grid gap-5">
      <p className="text-ink-2">{isPartner ? safetyText.blockPartnerText : safetyText.blockText}</p>
      <div className="flex gap-2.5 [&>*]:flex-1">
        <Button variant="quiet" onClick={onKeep}>
          {safetyText.keep}
        </Button>
        <Button variant="danger" icon={<ShieldBan />} busy={busy} onClick={onBlock}>
          {safetyText.blockConfirm}
        </Button>
      </div>
    </div>
  );
}
