import { SEARCH_THROTTLE_MS, SEARCH_TYPED_MAX_CHARS } from '@liora/domain/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

interface SearchBoxProps {
  browse: Browse;
  onBack?: () => void;
  placeholder?: string;
  trailing?: ReactNode;
  autoFocus?: boolean;
}

/** What is typed goes into the address after a pause of half a second, or at once with Enter. */
export function SearchBox({ browse, onBack, placeholder, trailing, autoFocus }: SearchBoxProps) {
  const { change } = browse;
  const asked = browse.search.q ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    // Back, or a link, changed the address; what this field wrote itself is left as it was typed.
    if (asked !== typed.trim()) setTyped(asked);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    const q = text.trim();
    if (q !== asked) change({ q: q || undefined, literal: undefined, at: undefined });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === '') ask('');
    else timer.current = setTimeout(ask, SEARCH_THROTTLE_MS, text);
  };
  return (
    <SearchField
      value={typed}
      onValueChange={(text) => type(text.slice(0, SEARCH_TYPED_MAX_CHARS))}
      onSubmit={ask}
      {...(onBack && { onBack })}
      label={browseText.search}
      placeholder={placeholder ?? browseText.searchHint}
      trailing={trailing}
      autoFocus={autoFocus ?? false}
    />
  );
}
