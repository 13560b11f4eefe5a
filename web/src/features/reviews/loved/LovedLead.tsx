import type { LovedPlace } from '@liora/domain/contract/reviews';
import { Link } from '@tanstack/react-router';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { PlaceHours } from '../../places/components/PlaceHours.tsx';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { SavePlaceButton } from '../../saved/components/SavePlaceButton.tsx';
import { LovedStep } from './LovedStep.tsx';
import styles from './loved.module.css';

/** The place that leads the list. */
export function LovedLead({ entry, at }: { entry: LovedPlace; at: Date }) {
  const { place } = entry;
  return (
    <article className={styles.lovedLead} data-place={place.id}>
      <Cover
        className={styles.leadCover}
        photo={place.photoUrl}
        loading="eager"
        art={<PlaceArt place={place} width={640} height={704} first />}
        tl={<LovedStep step={entry.step} onCover />}
        tr={<SavePlaceButton id={place.id} name={place.name} variant="cover" />}
      >
        <div className={styles.lovedLeadFoot}>
          <div className="min-w-0 flex-1">
            <h2 className={styles.leadName}>
              <Link to="/place/$id" params={{ id: place.id }} className="place-link">
                {place.name}
              </Link>
            </h2>
            <PlaceMeta place={place} />
            <PlaceHours place={place} at={at} />
          </div>
          <SparkBurst score={entry.overall_rating} size={96} />
        </div>
      </Cover>
    </article>
  );
}
