import type { ProfilePin } from '@liora/domain/contract/profiles';
import { kindName } from '@liora/domain/rules/shownNames';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { pinsText } from '../../pins/pins.text.ts';
import styles from '../profiles.module.css';
import { profilePinsOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';
import { ProfileList } from './ProfileList.tsx';

const THUMB_PX = 56;

/** The pins that somebody shows; nothing where there are none. */
export function ProfilePins({ userId, as }: { userId: string; as?: ViewAs | undefined }) {
  const list = useInfiniteQuery(profilePinsOptions(userId, as));
  const pins = list.data?.pages.flatMap((page) => page.pins) ?? [];
  if (list.data && pins.length === 0) return null;
  return (
    <ProfileList
      title={profilesText.pins}
      list={list}
      skeleton={<Skeleton height={64} radius={16} />}
      failed={profilesText.pinsFailed}
      more={pinsText.loadMore}
    >
      <ul className="lines">
        {pins.map((pin) => (
          <li key={pin.id}>
            <Pin pin={pin} />
          </li>
        ))}
      </ul>
    </ProfileList>
  );
}

function Pin({ pin }: { pin: ProfilePin }) {
  return (
    <Link to="/place/$id" params={{ id: pin.id }} className={styles.pin}>
      <Cover ratio="1" className="w-14 flex-none" art={<PlaceThumb place={pin} size={THUMB_PX} />} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-semibold">{pin.title}</span>
        <span className="block truncate text-caption text-ink-2">
          {kindName(pin.subcategory ?? pin.category)}
        </span>
      </span>
      {pin.is_prive && <Badge kind="prive">{profilesText.prive}</Badge>}
    </Link>
  );
}
