import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { newPinsText } from '../newPins.text.ts';
import { Section } from './Section.tsx';

interface NewPinsProps {
  pins: readonly Place[];
  /** Around which this is, where that is not where somebody stands. */
  area: string;
}

/** What others dropped around here lately. */
export function NewPins({ pins, area }: NewPinsProps) {
  return (
    <Section title={area ? newPinsText.around(area) : newPinsText.here}>
      <ul className="card-row">
        {pins.map((pin) => (
          <li key={pin.id}>
            <PlaceCard place={pin} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
