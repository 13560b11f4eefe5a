import type { Profile } from '@liora/domain/contract/profiles';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import styles from '../profiles.module.css';
import { profilesText } from '../profiles.text.ts';

interface ProfileHeadProps {
  profile: Profile;
  headingLevel: 1 | 2;
  badges?: ReactNode;
  /** Of one's own: how many places are saved, once that is known. */
  saved?: number | undefined;
}

/** Photo, name, what they say of themself, and what they have published; of one's own, what one made. */
export function ProfileHead({ profile, headingLevel, badges, saved }: ProfileHeadProps) {
  const Heading = `h${headingLevel}` as const;
  const { username, photo, bio, counts, own_counts } = profile;
  // Under one's own name stands what is listed below it: all that one made.
  const made = own_counts ?? counts;
  const disc = <Avatar name={username} size={88} decorative />;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        {photo ? (
          <PhotoPicture
            key={photo.id}
            photo={photo}
            alt={profilesText.photoOf(username)}
            sizes="88px"
            className={styles.photo}
            lost={disc}
          />
        ) : (
          disc
        )}
        <div className="min-w-0 flex-1">
          <Heading className="t1 wrap-anywhere">{username}</Heading>
          {badges && <div className="mt-2 flex flex-wrap gap-2">{badges}</div>}
        </div>
      </div>
      {bio && <p className="wrap-anywhere whitespace-pre-line">{bio}</p>}
      {counts && made && (
        <dl className={styles.counts}>
          <Count value={made.plans} name={profilesText.planWord(made.plans)} />
          <Count value={counts.likes} name={profilesText.likeWord(counts.likes)} />
          {saved !== undefined && <Count value={saved} name={profilesText.saved} />}
          <Count value={made.pins} name={profilesText.pinWord(made.pins)} />
        </dl>
      )}
    </header>
  );
}

function Count({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
