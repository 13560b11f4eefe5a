import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { CustomPlaceDialog } from './CustomPlaceDialog.tsx';
import { createText } from './create.text.ts';
import { type PlanDraft, stopOfPlace } from './draft.forms.ts';
import type { StopsControl } from './useStops.ts';

/** Where stops come from: the place search, or a place of one's own (PCRE-05, PCRE-06). */
export function PlacesField({ control, ownName }: { control: StopsControl; ownName?: string | undefined }) {
  const { errors } = useFormState<PlanDraft>({ name: 'places' });
  const [customName, setCustomName] = useState<string | null>(ownName ?? null);
  const { stops, add } = control;
  return (
    <div>
      <PlaceSearchBox
        label={
          <>
            <span>{createText.places}</span>{' '}
            <span className="create-left">{createText.placesAdded(stops.length)}</span>
          </>
        }
        placeholder={createText.searchHint}
        error={errors.places?.message ?? errors.places?.root?.message}
        added={new Set(stops.map((stop) => stop.place_id))}
        onPick={(place) => add(stopOfPlace(place))}
        onCustom={setCustomName}
      />
      <CustomPlaceDialog name={customName} onClose={() => setCustomName(null)} onAdd={(stop) => add(stop)} />
    </div>
  );
}
