import { firstTag, type Tags } from '../read/osmTags.rules.ts';
import { clean } from './osmNames.rules.ts';

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set('us ca gb ie fr mc au nz za in il lu th ph sg my eg ma tn lk ke ng'.split(' '));

export interface Address {
  address: string | null;
  locality: string | null;
  postcode: string | null;
}

/** Street and number as the country writes them, the town and its postcode. `country`: ISO 3166 in lower case, '' when not known. */
export function osmAddress(tags: Tags, country: string): Address {
  const street = firstTag(tags, ['addr:street', 'addr:place', 'addr:housename']);
  const number = firstTag(tags, ['addr:housenumber']);
  const line = street && number ? joined(street, number, country) : (street ?? tags['addr:full'] ?? null);
  const locality = firstTag(tags, ['addr:city', 'addr:town', 'addr:village', 'addr:suburb', 'addr:hamlet']);
  const address = clean(line ?? '');
  const postcode = firstTag(tags, ['addr:postcode']);
  return {
    address: address === '' ? null : address,
    locality: locality && clean(locality),
    postcode: postcode && clean(postcode),
  };
}

function joined(street: string, number: string, country: string): string {
  return NUMBER_FIRST.has(country) ? `${number} ${street}` : `${street} ${number}`;
}
