import type { LovedPlace } from '@liora/domain/contract/reviews';
import { WALK_MAX_MILES } from '@liora/domain/limits';
import { distanceLabel, walkingMinutes } from '@liora/domain/rules/distance';
import { createStore } from '@tanstack/react-store';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useMapAvailable } from '../../places/browse/map/MapPane.tsx';
import { lovedText } from '../reviews.text.ts';
import { LovedRow } from './LovedRow.tsx';
import { LovedStanding } from './LovedStanding.tsx';
import styles from './loved.module.css';

const LovedMap = lazyPart(async () => (await import('./LovedMap.tsx')).LovedMap);

/** The nearest first, with how far each is, beside the map of them; without a map the list alone. */
export function LovedNear({ places, at }: { places: readonly LovedPlace[]; at: Date }) {
  const { available, onUnavailable } = useMapAvailable();
  const [pointed] = useState(() => createStore<string | null>(null));
  return (
    <div className={styles.lovedNear} data-alone={available ? undefined : ''}>
      {available && (
        <div className={styles.lovedMap}>
          <Region broken={<PartLost quiet onLost={onUnavailable} />}>
            <LovedMap places={places} pointed={pointed} onUnavailable={onUnavailable} />
          </Region>
        </div>
      )}
      <ul className="lines">
        {places.map((entry) => (
          <li key={entry.place_id}>
            <LovedRow
              entry={entry}
              at={at}
              foot={
                <p className={styles.lovedFoot}>
                  <LovedStanding entry={entry} />
                </p>
              }
              fact={<Way miles={entry.place.distanceMiles} />}
              onPoint={(id) => pointed.setState(() => id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '0.3 mi' and the minutes on foot, as far as one walks. */
function Way({ miles }: { miles: number | null }) {
  if (miles === null) return null;
  return (
    <p className={styles.lovedScore}>
      <b className={styles.lovedWay}>{distanceLabel(miles)}</b>
      {miles <= WALK_MAX_MILES && (
        <span className="inline-flex items-center gap-1">
          <Footprints aria-hidden="true" className="size-3.5" />
          {lovedText.walk(walkingMinutes(miles))}
        </span>
      )}
    </p>
  );
}
