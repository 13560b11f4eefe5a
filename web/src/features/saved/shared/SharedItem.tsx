import type { Person } from '@liora/domain/contract/common';
import type { SharedPlace } from '@liora/domain/contract/sharedSaves';
import type { RefCallback } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { PlaceRow } from '../../places/components/PlaceRow.tsx';
import styles from '../list/saved.module.css';
import { savedText } from '../saved.text.ts';
import { NewDot } from './NewDot.tsx';
import { sharedSavesText } from './sharedSaves.text.ts';

interface SharedItemProps {
  shared: SharedPlace;
  author: Person;
  isNew: boolean;
  look: 'card' | 'row';
  at: Date;
  lookAt?: RefCallback<HTMLElement> | undefined;
}

/** A place that the partner shares: the place, whose it is, and a dot as long as nobody has looked. */
export function SharedItem({ shared, author, isNew, look, at, lookAt }: SharedItemProps) {
  return (
    <div ref={lookAt} className={classNames(styles.item, look === 'row' && styles.row)}>
      {look === 'card' ? <PlaceCard place={shared.place} light /> : <PlaceRow place={shared.place} at={at} />}
      <div className={styles.own}>
        <div className="flex min-w-0 items-center gap-2">
          <Avatar name={author.username} photo={author.profile_photo_url} size={24} decorative />
          <p className="truncate text-small text-ink-2">{sharedSavesText.savedBy(author.username)}</p>
          {isNew && <NewDot />}
          {shared.kind === 'gone' && <Tag className="flex-none">{savedText.gone}</Tag>}
        </div>
      </div>
    </div>
  );
}
