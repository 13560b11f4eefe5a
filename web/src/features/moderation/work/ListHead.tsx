import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { moderationText } from '../moderation.text.ts';

interface ListHeadProps {
  title: string;
  /** How much waits, in words. */
  count: ReactNode;
  /** Opens the list of keys; there is no keyboard on a phone, and no button. */
  onKeys: () => void;
}

/** Above a list of what waits for a decision: what it is, how much of it there is, and the list of keys. */
export function ListHead({ title, count, onKeys }: ListHeadProps) {
  return (
    <div className="flex items-center gap-3">
      <h1 className="t2 flex-1 text-[1.75rem]">{title}</h1>
      <span className="text-small text-ink-2">{count}</span>
      <IconButton label={moderationText.keys} className="-mr-[12px] max-md:hidden!" onClick={onKeys}>
        <Keyboard />
      </IconButton>
    </div>
  );
}
