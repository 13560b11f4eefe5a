import type { Person } from '@liora/domain/contract/common';
import { Avatar } from '../../../ui/Avatar.tsx';
import { RemoveChip } from '../../../ui/RemoveChip.tsx';
import { creatorFilterText } from '../creatorFilter.text.ts';

interface CreatorChipProps {
  /** Null for somebody who has published nothing. */
  creator: Person | null;
  onRemove: () => void;
}

/** Says whose plans the list holds; pressing it brings back everybody's. */
export function CreatorChip({ creator, onRemove }: CreatorChipProps) {
  return (
    <RemoveChip
      icon={
        creator && <Avatar name={creator.username} photo={creator.profile_photo_url} size={20} decorative />
      }
      name={creator ? creatorFilterText.byRemove(creator.username) : creatorFilterText.byOneRemove}
      onRemove={onRemove}
    >
      {creator ? creatorFilterText.by(creator.username) : creatorFilterText.byOne}
    </RemoveChip>
  );
}
