import { SEARCH_THROTTLE_MS, SEARCH_TYPED_MAX_CHARS } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { useMe } from '../../../accounts/accounts.hooks.ts';
import { searchesQuery } from '../../history/history.queries.ts';
import { RecentSearches } from '../../history/RecentSearches.tsx';
import { useRememberSearch } from '../../history/useRememberSearch.ts';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

interface SearchBoxProps {
  browse: Browse;
  onBack?: () => void;
  placeholder?: string;
  trailing?: ReactNode;
  autoFocus?: boolean;
}

/** What is typed goes into the address after a pause of half a second, or at once with Enter. Empty, it offers what was searched for before. */
export function SearchBox({ browse, onBack, placeholder, trailing, autoFocus }: SearchBoxProps) {
  const { change, start } = browse;
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
  const remember = useRememberSearch(asked, start?.chosen ? start.areaName : null);

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
    <WithRecent
      isEmpty={typed === ''}
      onPick={(words) => {
        setTyped(words);
        ask(words);
      }}
    >
      <SearchField
        name="q"
        value={typed}
        onValueChange={(text) => type(text.slice(0, SEARCH_TYPED_MAX_CHARS))}
        onSubmit={(text) => {
          ask(text);
          remember(text);
        }}
        {...(onBack && { onBack })}
        label={browseText.search}
        placeholder={placeholder ?? browseText.searchHint}
        trailing={trailing}
        autoFocus={autoFocus ?? false}
      />
    </WithRecent>
  );
}

interface WithRecentProps {
  isEmpty: boolean;
  onPick: (words: string) => void;
  children: ReactNode;
}

/** The field, and under it while it is empty and has the focus what its owner searched for before. Escape closes it. */
function WithRecent({ isEmpty, onPick, children }: WithRecentProps) {
  const me = useMe();
  const searches = useQuery({ ...searchesQuery(), enabled: Boolean(me) }).data?.searches ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is within
    <div
      ref={frame}
      className="relative"
      onFocus={() => setOpen(true)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {children}
      {me && open && isEmpty && searches.length > 0 && (
        <RecentSearches
          searches={searches}
          onPick={onPick}
          onForgotten={() => frame.current?.querySelector('input')?.focus()}
        />
      )}
    </div>
  );
}
