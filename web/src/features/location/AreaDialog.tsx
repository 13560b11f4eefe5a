import './area.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { Search } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { orpc } from '../../lib/api.ts';
import { chooseArea, chosenAreaStore, leaveArea, recentAreasStore } from '../../lib/location/chosenArea.ts';
import { locate } from '../../lib/location/locate.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { AreaOption } from './AreaOption.tsx';
import { AreaStatus } from './AreaStatus.tsx';
import { areaText } from './area.text.ts';
import { type AreaRow, foundRows, rowsToBeginWith } from './areaRows.rules.ts';
import { type AreaSuggestions, useAreaSuggestions } from './useAreaSuggestions.ts';

interface AreaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where to look: around oneself, somewhere recent, or any town or neighbourhood by name. */
export function AreaDialog({ open, onOpenChange }: AreaDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={areaText.title} size="sm" initialFocus={input}>
      <AreaPicker input={input} onDone={() => onOpenChange(false)} />
      <p className="area-source">
        <RichText
          text={areaText.source}
          tags={{
            source: (words) => (
              <a href="https://www.geonames.org" target="_blank" rel="noreferrer" className="text-link">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </Dialog>
  );
}

interface AreaPickerProps {
  input: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function AreaPicker({ input, onDone }: AreaPickerProps) {
  const [typed, setTyped] = useState('');
  const [finding, setFinding] = useState(false);
  const suggestions = useAreaSuggestions(typed);
  const toBeginWith = useRowsToBeginWith();
  const items = rowsFor(suggestions, typed, toBeginWith);

  const pick = async (row: AreaRow) => {
    if (row.kind === 'here') {
      setFinding(true);
      const found = await locate();
      setFinding(false);
      if (!found) return;
    } else if (row.kind === 'default') leaveArea();
    else chooseArea(row.area);
    onDone();
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={items}
      autoHighlight
      value={typed}
      itemToStringValue={(row: AreaRow) => row.label}
      onValueChange={(text, { reason }) => reason !== 'item-press' && setTyped(text)}
    >
      <Autocomplete.InputGroup className="input">
        <Search aria-hidden="true" />
        <Autocomplete.Input
          ref={input}
          aria-label={areaText.field}
          placeholder={areaText.hint}
          autoComplete="off"
          spellCheck={false}
        />
      </Autocomplete.InputGroup>
      <AreaStatus suggestions={suggestions} typed={typed.trim()} finding={finding} />
      <Autocomplete.List className="area-list" aria-label={areaText.title}>
        {(row: AreaRow) => (
          <Autocomplete.Item key={row.id} value={row} className="menu-item" onClick={() => void pick(row)}>
            <AreaOption row={row} finding={finding} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

/** Failed look-ups leave what needs none. Nothing that Enter would pick unasked stands first. */
function rowsFor(suggestions: AreaSuggestions, typed: string, toBeginWith: AreaRow[]): AreaRow[] {
  if ('areas' in suggestions) return foundRows(suggestions.areas);
  if (suggestions.kind === 'failed') return toBeginWith.filter(({ kind }) => kind === 'recent');
  return typed === '' ? toBeginWith : [];
}

function useRowsToBeginWith(): AreaRow[] {
  const recent = useSelector(recentAreasStore);
  const chosen = useSelector(chosenAreaStore);
  const start = useQuery(orpc.platform.start.queryOptions());
  return rowsToBeginWith(recent, chosen, start.data?.defaultArea.name);
}
