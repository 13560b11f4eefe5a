import type { Invitation } from '@liora/domain/contract/invitations';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import styles from '../invitations.module.css';

const SIZE = { width: 520, height: 560 };

/** The cover of where it leads; of what its reader may not see, one drawn for the name alone. */
export function InvitationCover({ invitation }: { invitation: Invitation }) {
  const { place, plan, venue_name } = invitation;
  const art = plan ? (
    <PlanCoverArt plan={plan} {...SIZE} first />
  ) : (
    <PlaceArt place={place ?? unknownPlace(venue_name)} {...SIZE} first />
  );
  return (
    <Cover
      className={styles.cover}
      ratio="390 / 270"
      photo={plan ? null : (place?.photoUrl ?? null)}
      loading="eager"
      art={art}
    />
  );
}
