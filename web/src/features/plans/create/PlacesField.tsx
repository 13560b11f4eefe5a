import type { PlaceCard } from '@liora/domain/contract/places';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { mayBeStop } from '../../places/placeStop.rules.ts';
import { type Beginning, isBegun, type OwnWords, wordsOfPin } from './beginning.rules.ts';
import { CustomPlaceDialog } from './CustomPlaceDialog.tsx';
import { createText } from './create.text.ts';
import { type PlanDraft, stopOfPlace } from './draft.forms.ts';
import type { StopsControl } from './useStops.ts';

interface PlacesFieldProps {
  control: StopsControl;
  beginning?: Beginning | undefined;
}

/** Where stops come from: the place search, or a place of one's own (PCRE-05, PCRE-06). */
export function PlacesField({ control, beginning = {} }: PlacesFieldProps) {
  const { errors } = useFormState<PlanDraft>({ name: 'places' });
  const { stops, add } = control;
  const custom = useOwnWords(beginning.own);
  const pick = (place: PlaceCard) => {
    const words = wordsOfPin(place);
    if (words && isBegun({ places: [...stops] }, { own: words })) toast(createText.alreadyThere);
    else if (words) custom.open(words);
    else add(stopOfPlace(place));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <PlaceSearchBox
        label={
          <>
            <span>{createText.places}</span>{' '}
            <span className="create-left">{createText.placesAdded(stops.length)}</span>
          </>
        }
        placeholder={createText.searchHint}
        error={errors.places?.message ?? errors.places?.root?.message}
        added={new Set(stops.map(({ of_pin, place_id }) => of_pin ?? place_id))}
        offers={mayBeStop}
        onPick={pick}
        onCustom={(name) => custom.open({ name, address: '' })}
      />
      <NotJoined lost={beginning.lost} />
      <CustomPlaceDialog start={custom.words} onClose={custom.close} onAdd={(stop) => add(stop)} />
    </div>
  );
}

/** What Add Custom Place stands open with: what was chosen here, or else once what the person came with. */
function useOwnWords(came: OwnWords | undefined) {
  const [chosen, setChosen] = useState<OwnWords | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const words = chosen ?? (came && came.name !== done ? came : null);
  const close = () => {
    setChosen(null);
    if (!chosen && came) setDone(came.name);
  };
  return { words, open: setChosen, close };
}

/** The place that somebody came with is not among the stops, and why. */
function NotJoined({ lost }: Pick<Beginning, 'lost'>) {
  return (
    <>
      <InlineError className="empty:-mt-2">{lost?.words}</InlineError>
      {lost?.onRetry && (
        <Button
          variant="text"
          size="sm"
          className="-ml-4 justify-self-start"
          busy={lost.busy}
          onClick={lost.onRetry}
        >
          {createText.beginRetry}
        </Button>
      )}
    </>
  );
}
