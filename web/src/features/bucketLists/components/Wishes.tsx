import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useQueryClient } from '@tanstack/react-query';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { setWish } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf } from '../itemWords.rules.ts';

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
const PAIR = 'grid min-h-11 grid-flow-col content-center items-end gap-2.5 rounded-[12px] px-1.5';
/** Three bars that rise. */
const HEIGHTS = ['h-[7px]', 'h-[11px]', 'h-[15px]'] as const;

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
      <span className={PAIR} role="img" aria-label={how}>
        {bars}
      </span>
    );
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={`${PAIR} hover:bg-sunken`}
          aria-label={bucketText.changeWish(nameOf(item), how)}
        >
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
  const lit = theirs ? 'bg-amber' : 'bg-ink';
  return (
    <span className="grid justify-items-center gap-1" aria-hidden="true">
      <span className="inline-grid grid-flow-col items-end gap-[3px] forced-color-adjust-none">
        {HEIGHTS.map((height, n) => (
          <i key={height} className={`w-[5px] rounded-full ${height} ${n < wish ? lit : 'bg-sunken-2'}`} />
        ))}
      </span>
      <Avatar name={face.username} photo={face.profile_photo_url} size={FACE} decorative />
    </span>
  );
}
