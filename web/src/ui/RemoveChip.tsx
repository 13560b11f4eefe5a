import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';

interface RemoveChipProps {
  icon?: ReactNode;
  children: ReactNode;
  /** For screen readers: the words, and what pressing it does. */
  name: string;
  onRemove: () => void;
}

/** Says what a list is narrowed or widened by; pressing it takes that away. */
export function RemoveChip({ icon, children, name, onRemove }: RemoveChipProps) {
  return (
    <Chip
      className="bg-sunken"
      icon={icon}
      iconEnd={<X />}
      aria-label={name}
      onClick={({ currentTarget }) => {
        // The chip goes: the keyboard goes on at its neighbour.
        if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
        onRemove();
      }}
    >
      {children}
    </Chip>
  );
}
