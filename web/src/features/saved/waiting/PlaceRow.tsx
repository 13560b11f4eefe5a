import type { WaitingRow } from '@liora/domain/contract/savedImport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { client } from '../../../lib/api.ts';
import { errorTexts } from '../../../text/errors.text.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { toast } from '../../../ui/toast.ts';
import { CategoryField } from '../../pins/form/PinFields.tsx';
import { PointField } from '../../pins/form/PointField.tsx';
import { EMPTY_PIN, type PinDraft } from '../../pins/form/pinDraft.forms.ts';
import { refreshPins } from '../../pins/pinCache.actions.ts';
import { PlaceOption } from '../../places/components/PlaceOption.tsx';
import { usePlaceSuggestions } from '../../places/components/usePlaceSuggestions.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import styles from './waiting.module.css';
import { waitingText } from './waiting.text.ts';

type Placing = Parameters<typeof client.saved.placeWaiting>[0]['as'];

interface PlaceRowProps {
  row: WaitingRow;
  onPlaced: () => void;
}

/** Gives a row its place: one that is found, or a point on the map. */
export function PlaceRow({ row, onPlaced }: PlaceRowProps) {
  const queries = useQueryClient();
  const [way, setWay] = useState<'find' | 'drop'>('find');
  const place = useMutation({
    mutationFn: (as: Placing) => client.saved.placeWaiting({ id: row.id, as }),
    onSuccess: () => {
      refreshSaved(queries);
      refreshPins(queries);
      toast(waitingText.placed(row.name), { kind: 'success' });
      onPlaced();
    },
  });
  return (
    <Segmented
      label={waitingText.how}
      wide
      className="mb-5"
      value={way}
      onValueChange={setWay}
      options={[
        { value: 'find', label: waitingText.find },
        { value: 'drop', label: waitingText.drop },
      ]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <InlineError>{place.isError && errorText(place.error)}</InlineError>
        {way === 'find' ? (
          <Find row={row} onFound={(place_id) => place.mutate({ kind: 'save', place_id })} />
        ) : (
          <Drop row={row} busy={place.isPending} onDropped={(as) => place.mutate(as)} />
        )}
      </div>
    </Segmented>
  );
}

function Find({ row, onFound }: { row: WaitingRow; onFound: (id: string) => void }) {
  const [typed, setTyped] = useState(row.name);
  const suggestions = usePlaceSuggestions(typed);
  return (
    <>
      <SearchField label={waitingText.search} value={typed} onValueChange={setTyped} autoFocus />
      <div role="status">
        {suggestions.kind === 'searching' && <p className="text-ink-2">{waitingText.searching}</p>}
        {(suggestions.kind === 'too-short' || suggestions.kind === 'idle') && (
          <p className="text-ink-2">{waitingText.tooShort}</p>
        )}
        {suggestions.kind === 'found' && suggestions.places.length === 0 && (
          <p className="text-ink-2">{waitingText.nothingFound}</p>
        )}
      </div>
      <InlineError>{suggestions.kind === 'failed' && errorText(suggestions.error)}</InlineError>
      {suggestions.kind === 'found' && (
        <ul className="lines">
          {suggestions.places.map((place) => (
            <li key={place.id}>
              <button type="button" className={styles.found} onClick={() => onFound(place.id)}>
                <PlaceOption place={place} added={false} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DropProps {
  row: WaitingRow;
  busy: boolean;
  onDropped: (as: Placing) => void;
}

/** The map and the categories of the form of a pin: one of each is needed (PIN-06). */
function Drop({ row, busy, onDropped }: DropProps) {
  const form = useForm<PinDraft>({ defaultValues: { ...EMPTY_PIN, title: row.name, at: row.at } });
  const [from, setFrom] = useState(row.at);
  const drop = form.handleSubmit(({ at, category }) => {
    if (category === null) form.setError('category', { message: errorTexts.ofCode.CATEGORY_REQUIRED });
    else if (at === null) form.setError('at', { message: errorTexts.ofCode.POSITION_REQUIRED });
    else onDropped({ kind: 'pin', at, category });
  });
  return (
    <FormProvider {...form}>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={(event) => void drop(event)}>
        <PointField from={from} onFrom={setFrom} />
        <InlineError>{form.formState.errors.at?.message}</InlineError>
        <CategoryField />
        <Button type="submit" wide busy={busy}>
          {waitingText.makePin}
        </Button>
      </form>
    </FormProvider>
  );
}
