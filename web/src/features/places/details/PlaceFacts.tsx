import type { PlaceDetails } from '@liora/domain/contract/places';
import { WALK_MAX_MILES } from '@liora/domain/limits';
import { distanceLabel, walkingMinutes } from '@liora/domain/rules/distance';
import { Globe, MapPin, Phone, TreePalm } from 'lucide-react';
import { Fact } from './Fact.tsx';
import { HoursFact } from './HoursFact.tsx';
import { OwnPinFacts } from './OwnPinFacts.tsx';
import { placeText } from './place.text.ts';

interface PlaceFactsProps {
  place: PlaceDetails;
  at: Date;
  foldHours?: boolean;
}

/** Hours, address, phone, website, outdoor seating; what is not known is left out, not guessed. */
export function PlaceFacts({ place, at, foldHours = false }: PlaceFactsProps) {
  const { address, phoneNumber, websiteUrl, distanceMiles, outdoorSeating } = place;
  return (
    <dl className="facts lines">
      {place.pin?.own && <OwnPinFacts id={place.pin.id} facts={place.pin.own} />}
      <HoursFact place={place} at={at} folded={foldHours} />
      {(address || distanceMiles !== null) && (
        <Fact label={placeText.address} icon={<MapPin />}>
          {address}
          {distanceMiles !== null && (
            <span className={address ? 'fact-note' : undefined}>{wayWords(distanceMiles)}</span>
          )}
        </Fact>
      )}
      {phoneNumber && (
        <Fact label={placeText.phone} icon={<Phone />}>
          <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className="hit tabular-nums">
            {phoneNumber}
          </a>
        </Fact>
      )}
      {websiteUrl && (
        <Fact label={placeText.website} icon={<Globe />}>
          <a href={websiteUrl} target="_blank" rel="noreferrer" className="text-link hit break-words">
            {siteName(websiteUrl)}
          </a>
        </Fact>
      )}
      {outdoorSeating && (
        <Fact label={placeText.outdoor} icon={<TreePalm />}>
          {placeText.outdoor}
        </Fact>
      )}
    </dl>
  );
}

/** '0.2 mi away, 4 minutes on foot'; farther than one walks only the distance. */
function wayWords(miles: number): string {
  const label = distanceLabel(miles);
  if (miles > WALK_MAX_MILES) return placeText.far(label);
  return placeText.walk(label, walkingMinutes(miles));
}

/** 'lumenvini.example' for 'https://www.lumenvini.example/'. */
function siteName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
