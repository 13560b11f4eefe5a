import type { PlaceDetails } from '@liora/domain/contract/places';
import { useNow } from '../../../lib/clock.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { daysSince } from '../facts/daysSince.rules.ts';
import { factsText } from '../facts/facts.text.ts';
import { placeText } from './place.text.ts';
import { sourceWords } from './sourceWords.rules.ts';

/** 'OpenStreetMap, ODbL 1.0, data of 22 July 2023' (RUL-109); of somebody else's pin, who dropped it. */
export function PlaceSource({ place }: { place: PlaceDetails }) {
  if (place.pin) return place.pin.is_own ? null : <DroppedBy pin={place.pin} />;
  const { phrase, link } = sourceWords(place);
  return (
    <p className="place-source">
      <RichText
        text={phrase}
        tags={{
          label: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          source: (name) => <SourceName name={name} link={link} />,
        }}
      />
      <Confirmed place={place} />
    </p>
  );
}

/** 'confirmed 3 days ago', of the newest who said so. */
function Confirmed({ place: { origin, timeZone } }: { place: PlaceDetails }) {
  const now = useNow();
  if (!origin.confirmedAt) return null;
  const days = daysSince(new Date(origin.confirmedAt), now, timeZone);
  return <span className="dot">{factsText.confirmed(days)}</span>;
}

function DroppedBy({ pin: { author } }: { pin: NonNullable<PlaceDetails['pin']> }) {
  return (
    <p className="place-source">
      <RichText
        text={placeText.droppedBy(author.username)}
        tags={{
          person: (name) => (
            <PersonLink userId={author.user_id} isOwn={false} className="text-link">
              {name}
            </PersonLink>
          ),
        }}
      />
    </p>
  );
}

function SourceName({ name, link }: { name: string; link: string | null }) {
  if (!link) return name;
  return (
    <a href={link} target="_blank" rel="noreferrer" className="text-link">
      {name}
    </a>
  );
}
