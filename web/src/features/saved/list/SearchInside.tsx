import { SAVED_SEARCH_DEBOUNCE_MS } from '@liora/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { SearchField } from '../../../ui/SearchField.tsx';

interface SearchInsideProps {
  q: string | undefined;
  onChange: (q: string | undefined) => void;
  label: string;
  placeholder: string;
}

/** The field to search a list of saved places: what was typed is told once the typing rests. */
export function SearchInside({ q, onChange, label, placeholder }: SearchInsideProps) {
  const [typed, setTyped] = useState(q ?? '');
  const rested = useDebounced(typed.trim(), SAVED_SEARCH_DEBOUNCE_MS);
  const tell = useEffectEvent(() => {
    if (rested !== (q ?? '')) onChange(rested || undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what is told
  useEffect(() => tell(), [rested]);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={typed}
      onValueChange={setTyped}
      autoFocus={!q}
    />
  );
}
