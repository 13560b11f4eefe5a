import type { SavedPlace } from '@liora/domain/contract/saved';
import { SAVED_PAGE_SIZE } from '@liora/domain/limits';
import { useMemo } from 'react';
import { WindowedList } from '../../../ui/WindowedList.tsx';
import { gridRows } from './gridRows.rules.ts';
import { type ItemActions, SavedItem } from './SavedItem.tsx';
import { useColumns } from './useColumns.ts';

interface SavedItemsProps {
  places: readonly SavedPlace[];
  look: 'card' | 'row';
  at: Date;
  /** Null while nothing is being selected. */
  selected: ReadonlySet<string> | null;
  actions: ItemActions;
}

/** As a list or a grid: of ten thousand only what is near the screen is in the document. */
export function SavedItems({ places, look, at, selected, actions }: SavedItemsProps) {
  const columns = useColumns();
  const rows = useMemo(() => gridRows(places, columns), [places, columns]);
  const whole = places.length <= SAVED_PAGE_SIZE;
  const item = (saved: SavedPlace) => (
    <SavedItem
      saved={saved}
      look={look}
      at={at}
      selected={selected === null ? null : selected.has(saved.id)}
      actions={actions}
    />
  );
  if (look === 'row') {
    return (
      <WindowedList
        className="lines"
        items={places as SavedPlace[]}
        keyOf={({ id }) => id}
        whole={whole}
        keptKey={null}
        about={ROW_PX}
      >
        {item}
      </WindowedList>
    );
  }
  return (
    <WindowedList
      items={rows}
      keyOf={({ key }) => key}
      whole={whole}
      keptKey={null}
      about={LINE_PX}
      overscan={LINES_AROUND}
    >
      {({ items }) => (
        <div className="card-grid pb-7" data-four="">
          {items.map((saved) => (
            <div key={saved.id}>{item(saved)}</div>
          ))}
        </div>
      )}
    </WindowedList>
  );
}

const ROW_PX = 190;
const LINE_PX = 390;
/** A line of cards is as high as half of a screen. */
const LINES_AROUND = 3;
