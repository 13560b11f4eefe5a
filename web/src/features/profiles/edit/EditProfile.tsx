import type { Photo } from '@liora/domain/contract/photos';
import type { Profile } from '@liora/domain/contract/profiles';
import { BIO_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { errorTexts } from '../../../text/errors.text.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { UsernameField } from '../../accounts/components/UsernameField.tsx';
import { useUsernameCheck } from '../../accounts/useUsernameCheck.ts';
import { PhotoPicker } from '../../photos/PhotoPicker.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { photosText } from '../../photos/photos.text.ts';
import styles from '../profiles.module.css';
import { profilesText } from '../profiles.text.ts';
import { changeOf } from './profileChange.rules.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface EditProfileProps {
  profile: Profile;
  /** The name is the generated one (RUL-28). */
  mustChoose: boolean;
  onClose: () => void;
}

/** Name, photo, a few words and who may see them: all that can be changed (RUL-80). */
export function EditProfile({ profile, mustChoose, onClose }: EditProfileProps) {
  const [username, setUsername] = useState(profile.username);
  const [bio, setBio] = useState(profile.bio ?? '');
  const [isPublic, setIsPublic] = useState(profile.is_public_profile);
  const [photo, setPhoto] = useState<Photo | null>(profile.photo);
  const isSameName = username === profile.username;
  const verdict = useUsernameCheck(isSameName ? '' : username);
  const { save, busy, taken } = useSaveProfile(profile.user_id, onClose);
  const mayBeSaved = isSameName || verdict.state === 'free' || verdict.state === 'unknown';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mayBeSaved) return;
    const change = changeOf(profile, { username, bio, photo, is_public_profile: isPublic });
    if (change) save(change);
    else onClose();
  };
  return (
    <form className={styles.edit} onSubmit={submit}>
      <h2 className="t2">{profilesText.edit}</h2>
      <PhotoPicker
        kind="profile"
        label={photo ? photosText.change : photosText.choose}
        onDone={setPhoto}
        more={
          photo && (
            <Button size="sm" variant="text" onClick={() => setPhoto(null)}>
              {photosText.remove}
            </Button>
          )
        }
      >
        {({ chosen }) => (
          <Face
            username={profile.username}
            photo={photo}
            chosen={photo && photo.id !== profile.photo?.id ? chosen : null}
          />
        )}
      </PhotoPicker>
      {mustChoose && <p className="text-small text-ink-2">{profilesText.chooseName}</p>}
      <UsernameField
        typed={username}
        value={username}
        verdict={verdict}
        error={taken ? errorTexts.ofCode.USERNAME_TAKEN : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextArea
        label={profilesText.bio}
        optional
        value={bio}
        maxLength={BIO_MAX_CHARS}
        help={profilesText.bioCount(bio.length, BIO_MAX_CHARS)}
        onChange={(event) => setBio(event.target.value)}
      />
      <Switch
        label={profilesText.publicSwitch}
        note={profilesText.publicNote}
        checked={isPublic}
        onCheckedChange={setIsPublic}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={busy} disabled={!mayBeSaved}>
          {profilesText.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {profilesText.keepAsItIs}
        </Button>
      </div>
    </form>
  );
}

interface FaceProps {
  username: string;
  photo: Photo | null;
  /** What the device has of a new one. */
  chosen: string | null;
}

function Face({ username, photo, chosen }: FaceProps) {
  if (chosen)
    return <img className={classNames(styles.photo, 'object-cover')} src={chosen} alt={photosText.chosen} />;
  const disc = <Avatar name={username} size={88} decorative />;
  if (!photo) return disc;
  return (
    <PhotoPicture
      key={photo.id}
      photo={photo}
      alt={profilesText.photoOf(username)}
      sizes="88px"
      className={styles.photo}
      lost={disc}
    />
  );
}
