import type { Person } from '@liora/domain/contract/common';
import { X } from 'lucide-react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { creatorFilterText } from '../creatorFilter.text.ts';

interface CreatorChipProps {
  /** Null for somebody who has published nothing. */
  creator: Person | null;
  onRemove: () => void;
}

/** Says whose plans the list holds; pressing it brings back everybody's. */
export function CreatorChip({ creator, onRemove }: CreatorChipProps) {
  return (
    <Chip
      className="bg-sunken"
      icon={
        creator && <Avatar name={creator.username} photo={creator.profile_photo_url} size={20} decorative />
      }
      iconEnd={<X />}
      onClick={({ currentTarget }) => {
        // The chip goes: the keyboard goes on at its neighbour.
        if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
        onRemove();
      }}
    >
      {creator ? creatorFilterText.by(creator.username) : creatorFilterText.byOne}
      <span className="sr-only">{creatorFilterText.byRemove}</span>
    </Chip>
  );
}
