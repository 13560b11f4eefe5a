import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { WISH_MAX } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { setWish } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf } from '../itemWords.rules.ts';
import styles from './bucketRow.module.css';

export interface Face {
  username: string;
  profile_photo_url: string | null;
}

export interface WishesProps {
  item: BucketItem;
  me: Face;
  partner: Face | null;
  /** Nobody changes theirs here: it is done, or for members. */
  still: boolean;
}

const LEVELS = [3, 2, 1, 0] as const;
const FACE = 18;

/** How much each of the two wishes for it; pressed, one's own can be changed. */
export function Wishes({ item, me, partner, still }: WishesProps) {
  const queries = useQueryClient();
  const { mine, partner: theirs } = item.wishes;
  const how =
    partner && theirs !== null ? bucketText.wishes(mine, partner.username, theirs) : bucketText.wish(mine);
  const bars = (
    <>
      <PersonsWish face={me} wish={mine} />
      {partner && theirs !== null && <PersonsWish face={partner} wish={theirs} theirs />}
    </>
  );
  if (still)
    return (
      <span className={styles.wishes} role="img" aria-label={how}>
        {bars}
      </span>
    );
  return (
    <Menu
      trigger={
        <button type="button" className={styles.wishes} aria-label={bucketText.changeWish(nameOf(item), how)}>
          {bars}
        </button>
      }
      items={LEVELS.map((level) => ({
        label: bucketText.wishLevels[level],
        checked: mine === level,
        onSelect: () => void setWish(queries, item, level),
      }))}
    />
  );
}

function PersonsWish({ face, wish, theirs }: { face: Face; wish: number; theirs?: boolean }) {
  return (
    <span className={styles.person} aria-hidden="true">
      <span className={styles.bars} data-theirs={theirs ? '' : undefined}>
        {Array.from({ length: WISH_MAX }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
          <i key={n} data-on={n < wish ? '' : undefined} />
        ))}
      </span>
      <Avatar name={face.username} photo={face.profile_photo_url} size={FACE} decorative />
    </span>
  );
}
