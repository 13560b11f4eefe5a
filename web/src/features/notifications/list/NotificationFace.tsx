import type { Notification } from '@liora/domain/contract/notifications';
import type { ContentPicture } from '@liora/domain/contract/pictures';
import { BellRing } from 'lucide-react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';

const SIZE = { width: 112, height: 112 };

/** What a line is about, or whose doing it was; both where both are known. */
export function NotificationFace({ row: { from, pictures } }: { row: Notification }) {
  const [picture] = pictures;
  if (picture)
    return (
      <span className="relative row-span-3 size-14">
        <PictureCover picture={picture} className="size-14 rounded-[14px]" />
        {from && (
          <Avatar
            name={from.username}
            photo={from.profile_photo_url}
            size={28}
            decorative
            className="absolute -right-1.5 -bottom-1.5 rounded-full shadow-[0_0_0_2.5px_var(--canvas)]"
          />
        )}
      </span>
    );
  if (from)
    return (
      <Avatar
        name={from.username}
        photo={from.profile_photo_url}
        size={56}
        decorative
        className="row-span-3"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="row-span-3 grid size-14 place-content-center rounded-[14px] bg-sunken text-ink-2 *:size-5"
    >
      <BellRing />
    </span>
  );
}

/** The last ones of several additions, one over the other. */
export function AddedCovers({ pictures }: { pictures: readonly ContentPicture[] }) {
  if (pictures.length < 2) return null;
  return (
    <div className="col-[2/-1] mt-1.5 flex">
      {pictures.map((picture) => (
        <PictureCover
          key={picture.kind === 'place' ? picture.place.id : picture.plan.id}
          picture={picture}
          className="size-11 rounded-md shadow-[0_0_0_2px_var(--canvas)] not-first:-ml-3"
        />
      ))}
    </div>
  );
}

function PictureCover({ picture, className }: { picture: ContentPicture; className: string }) {
  if (picture.kind === 'plan')
    return <Cover ratio="1" className={className} art={<PlanCoverArt plan={picture.plan} {...SIZE} />} />;
  return (
    <Cover
      ratio="1"
      className={className}
      photo={picture.place.photoUrl}
      art={<PlaceArt place={picture.place} {...SIZE} />}
    />
  );
}
