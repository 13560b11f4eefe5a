import type { Origin } from '@liora/domain/contract/common';
import { useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Combobox, type ComboboxItem } from '../../../ui/Combobox.tsx';
import { areaOf } from '../../location/areaRows.rules.ts';
import { useAreaSuggestions } from '../../location/useAreaSuggestions.ts';
import { wordsText } from './words.text.ts';

export interface Town {
  name: string;
  origin: Origin;
}

/** Around which town is searched; what is typed and not chosen changes nothing. */
export function TownField({ town, onChoose }: { town: Town; onChoose: (town: Town) => void }) {
  const [typed, setTyped] = useState(town.name);
  const found = useAreaSuggestions(typed === town.name ? '' : typed);
  const areas = 'areas' in found ? found.areas.map(areaOf) : [];
  const items = areas.map(({ name, of, latitude, longitude }) => ({
    id: `${latitude} ${longitude}`,
    label: name,
    town: { name, origin: { latitude, longitude } },
    row: (
      <span>
        {name} <span className="text-small text-ink-2">{of}</span>
      </span>
    ),
  }));
  return (
    <Combobox<ComboboxItem & { town: Town }>
      label={wordsText.around}
      query={typed}
      onQueryChange={setTyped}
      items={items}
      onPick={(item) => {
        setTyped(item.label);
        onChoose(item.town);
      }}
      status={statusOf(found, areas.length)}
    />
  );
}

function statusOf(found: ReturnType<typeof useAreaSuggestions>, count: number) {
  if (found.kind === 'failed') return errorText(found.error);
  if (found.kind === 'looking' && count === 0) return wordsText.lookingFor;
  return found.kind === 'found' && count === 0 ? wordsText.noTown : undefined;
}
