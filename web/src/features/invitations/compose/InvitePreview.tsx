import type { Me } from '@liora/domain/contract/accounts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { invitationsText } from '../invitations.text.ts';
import { questionOf } from '../title.rules.ts';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import type { InviteVenue } from './compose.types.ts';

const ART = { width: 380, height: 236 };

interface InvitePreviewProps {
  me: Me;
  venue: InviteVenue | null;
  times: readonly string[];
  timeZone: string;
  note: string;
}

/** The invitation as its reader will have it. */
export function InvitePreview({ me, venue, times, timeZone, note }: InvitePreviewProps) {
  return (
    <div className="min-w-0 self-center">
      <div className={styles.preview}>
        {venue && <VenueCover venue={venue} />}
        <div className={styles.previewWords}>
          <p className="flex items-center gap-3 text-small text-ink-2">
            <Avatar name={me.username} photo={me.profile_photo_url} size={40} decorative />
            <span className="min-w-0 wrap-anywhere">
              <RichText text={invitationsText.takesYouOut(me.username)} tags={{ b: bold }} />
            </span>
          </p>
          {venue && <p className={styles.previewTitle}>{questionOf(venue.name, times, timeZone)}</p>}
          {note.trim() !== '' && <p className={styles.previewNote}>{note}</p>}
        </div>
      </div>
      <p className={styles.seen}>{composeText.willSee}</p>
    </div>
  );
}

const bold = (words: string) => <b className="text-ink">{words}</b>;

function VenueCover({ venue }: { venue: InviteVenue }) {
  if (venue.kind === 'plan')
    return <Cover className={styles.previewArt} art={<PlanCoverArt plan={venue} {...ART} />} />;
  return (
    <Cover className={styles.previewArt} photo={venue.photoUrl} art={<PlaceArt place={venue} {...ART} />} />
  );
}
