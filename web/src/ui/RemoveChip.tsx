import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';

interface RemoveChipProps {
  icon?: ReactNode;
  children: ReactNode;
  /** For screen readers, after the words: what pressing it does. */
  removes: string;
  onRemove: () => void;
}

/** Says what a list is narrowed or widened by; pressing it takes that away. */
export function RemoveChip({ icon, children, removes, onRemove }: RemoveChipProps) {
  return (
    <Chip
      className="bg-sunken"
      icon={icon}
      iconEnd={<X />}
      onClick={({ currentTarget }) => {
        // The chip goes: the keyboard goes on at its neighbour.
        if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
        onRemove();
      }}
    >
      {children}
      <span className="sr-only">{removes}</span>
    </Chip>
  );
}
