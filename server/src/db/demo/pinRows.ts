import type { Insertable } from 'kysely';
import type { DroppedPins } from '../types.gen.ts';
import { daysBefore, personId } from './peopleRows.ts';
import { stableId } from './stableId.ts';
import type { DemoPin } from './types.ts';

/** A pin of the demo city as dropped_pins holds it: public unless it is private or Privé. */
export function pinRow(pin: DemoPin, now: Date): Insertable<DroppedPins> {
  const dropped = daysBefore(now, pin.daysAgo);
  const [latitude, longitude] = pin.at ?? [null, null];
  return {
    id: stableId(`pin ${pin.slug}`),
    request_id: stableId(`pin request ${pin.slug}`),
    user_id: personId(pin.by),
    title: pin.title,
    description: pin.description,
    address: pin.address ?? null,
    rating: pin.rating ?? null,
    category: pin.category,
    subcategory: pin.subcategory ?? null,
    latitude,
    longitude,
    is_public: pin.seen === 'everybody',
    is_prive: pin.seen === 'prive',
    created_at: dropped,
    updated_at: dropped,
  };
}
