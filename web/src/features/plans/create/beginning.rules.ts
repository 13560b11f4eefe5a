import type { PlaceCard } from '@liora/domain/contract/places';
import { mayBeStop } from '../../places/placeStop.rules.ts';
import { createText } from './create.text.ts';
import { CUSTOM_ID } from './customPlaceId.rules.ts';
import { type DraftStop, type PlanDraft, stopOfPlace } from './draft.forms.ts';

/** What Add Custom Place opens with. */
export interface OwnWords {
  name: string;
  address: string;
  /** They are those of this pin: only they go into the plan. */
  ofPin?: string;
}

export interface Beginning {
  /** A known place: it joins the stops. */
  stop?: DraftStop | undefined;
  own?: OwnWords | undefined;
  /** Why the place that one came with is not in the plan. */
  lost?: { words: string; busy?: boolean; onRetry?: () => void } | undefined;
}

type Pinned = Parameters<typeof mayBeStop>[0];

/** It is known as a pin alone: one that stands for a known place has the id of that (RUL-83). */
const isPinAlone = ({ id, pin }: Pick<Pinned, 'id' | 'pin'>): boolean => pin?.id === id;

/** A pin joins by its words, which can be corrected before; of everything else only known places are stops (docs/decisions/0056). */
export const wordsOfPin = ({
  name,
  address,
  ...place
}: Pick<PlaceCard, 'name' | 'address'> & Pinned): OwnWords | null =>
  isPinAlone(place) ? { name, address: address ?? '', ofPin: place.id } : null;

/** What a plan begins with when somebody comes with this place. */
export function beginningAt(place: Parameters<typeof stopOfPlace>[0]): Beginning {
  if (!mayBeStop(place)) return { lost: { words: createText.privePin } };
  const own = wordsOfPin(place);
  return own ? { own } : { stop: stopOfPlace(place) };
}

/** The draft has it already: its address was opened again, or it is chosen once more (PCRE-25). */
export function isBegun({ places }: Pick<PlanDraft, 'places'>, { stop, own }: Beginning): boolean {
  return places.some((there) =>
    there.place_id.startsWith(CUSTOM_ID)
      ? own !== undefined && hasWords(there, own)
      : there.place_id === stop?.place_id,
  );
}

/** By the pin where both tell of one, as its words may have been corrected; stored plans know the words alone. */
function hasWords({ of_pin, name, address }: DraftStop, own: OwnWords): boolean {
  if (of_pin !== undefined && own.ofPin !== undefined) return of_pin === own.ofPin;
  return name === own.name.trim() && (own.address === '' || own.address.trim() === address);
}
