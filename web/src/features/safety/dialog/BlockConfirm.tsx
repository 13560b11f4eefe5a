import { ShieldBan } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { safetyText } from '../safety.text.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface BlockConfirmProps {
  busy: boolean;
  onKeep: () => void;
  onBlock: () => void;
}

/** What a block does, before it is done. The focus starts on the harmless answer. */
export function BlockConfirm({ busy, onKeep, onBlock }: BlockConfirmProps) {
  const step = useRef<HTMLDivElement>(null);
  useFocusOnArrival(step, 'button');
  return (
    <div ref={step} className="grid gap-5">
      <p className="text-ink-2">{safetyText.blockText}</p>
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
