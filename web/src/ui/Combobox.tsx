import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { controlsText } from './controls.text.ts';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';

export interface ComboboxItem {
  id: string;
  /** What is written into the field, and the row's text unless `row` is given. */
  label: string;
  row?: ReactNode;
}

export interface ComboboxProps<Item extends ComboboxItem> extends FieldWords {
  /** The typed text. The caller decides when to search (delay, least length) and hands in the rows. */
  query: string;
  onQueryChange: (query: string) => void;
  items: readonly Item[];
  onPick: (item: Item) => void;
  /** Shown and read out in the list when there are no rows; nothing opens while it is absent. */
  status?: ReactNode;
  leading?: ReactNode;
  placeholder?: string;
  className?: string;
}

/** A field with a list of found rows beneath: search as you type. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { query, onQueryChange, items, onPick, status, leading, placeholder, className, ...words } = props;
  const ids = useFieldIds(words);
  return (
    <FieldFrame {...words} ids={ids} className={className}>
      <Autocomplete.Root
        items={items}
        mode="none"
        value={query}
        itemToStringValue={(item: Item) => item.label}
        onValueChange={(text, details) => details.reason !== 'item-press' && onQueryChange(text)}
      >
        <Autocomplete.InputGroup className="input" data-invalid={words.error ? '' : undefined}>
          {leading}
          <Autocomplete.Input
            id={ids.id}
            placeholder={placeholder}
            aria-describedby={ids.describedBy}
            aria-invalid={words.error ? true : undefined}
          />
        </Autocomplete.InputGroup>
        <ComboboxRows<Item> status={status} onPick={onPick} empty={items.length === 0} />
      </Autocomplete.Root>
    </FieldFrame>
  );
}

interface RowsProps<Item> {
  status: ReactNode;
  empty: boolean;
  onPick: (item: Item) => void;
}

function ComboboxRows<Item extends ComboboxItem>({ status, empty, onPick }: RowsProps<Item>) {
  if (empty && !status) return null;
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className="pop-layer" sideOffset={6}>
        {/* It lies outside of the page: without a landmark of its own it would belong to none. */}
        <Autocomplete.Popup
          role="region"
          aria-label={controlsText.results}
          className="pop menu w-(--anchor-width)"
        >
          <Autocomplete.Status className="px-3 py-2 text-small text-ink-2 empty:hidden">
            {status}
          </Autocomplete.Status>
          <Autocomplete.List aria-label={controlsText.results}>
            {(item: Item) => (
              <Autocomplete.Item
                key={item.id}
                value={item}
                className="menu-item"
                onClick={() => onPick(item)}
              >
                {item.row ?? item.label}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
