import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { readerZone } from '@liora/domain/i18n/format';
import { useNow } from '../../../lib/clock.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { isAboutNow, timeLabel } from '../../places/browse/filters/openLabel.rules.ts';
import { PlaceRow } from '../../places/components/PlaceRow.tsx';
import { openNearText } from '../openNear.text.ts';
import { Section } from './Section.tsx';

interface OpenNearProps {
  places: readonly Place[];
  /** What is told of is open at this moment. */
  at: Date;
  /** Around which this is, where that is not where somebody stands. */
  area: string;
}

/** What is open, and when: 'now' only where the evening that is asked about has come (FIX-68). */
export function OpenNear({ places, at, area }: OpenNearProps) {
  const now = useNow();
  const timeZone = useOrigin()?.timeZone ?? readerZone();
  const when = isAboutNow(at, now) ? null : timeLabel(at, now, timeZone);
  return (
    <Section title={area ? titleAround(area, when) : titleHere(when)}>
      <ul className="lines open-near">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} at={at} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const titleHere = (when: string | null) => (when ? openNearText.later(when) : openNearText.now);
const titleAround = (area: string, when: string | null) =>
  when ? openNearText.laterAround(when, area) : openNearText.nowAround(area);
