import type { PlaceDetails } from '@liora/domain/contract/places';
import { placeText } from './place.text.ts';

/** What the curator says about a place, and what it says about itself. */
export function PlaceNotes({ place }: { place: PlaceDetails }) {
  return (
    <>
      {place.curatorNotes && (
        <section className="max-w-160">
          <h2 className="t2 mb-3.5">{placeText.notes}</h2>
          <blockquote className="quote">{place.curatorNotes}</blockquote>
          <p className="text-small text-ink-2 mt-2.5">
            {place.curatorNotesBy === null
              ? placeText.notesBySomebody
              : placeText.notesBy(place.curatorNotesBy)}
          </p>
        </section>
      )}
      {place.description && place.pin && (
        // Somebody's own words, as the curator's are.
        <p className="quote max-w-160 whitespace-pre-line wrap-anywhere">{place.description}</p>
      )}
      {place.description && !place.pin && (
        <section className="max-w-160">
          <h2 className="t2 mb-3.5">{placeText.about}</h2>
          <p className="whitespace-pre-line">{place.description}</p>
        </section>
      )}
    </>
  );
}
