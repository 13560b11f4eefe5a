import type { RememberedSearch } from '@liora/domain/contract/rememberedSearches';
import { History, X } from 'lucide-react';
import { client } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { historyText } from './history.text.ts';
import { useForgetSearches, useHistoryChange } from './useSearchHistory.ts';

interface RecentSearchesProps {
  searches: readonly RememberedSearch[];
  onPick: (words: string) => void;
  /** One was taken out, and with it what had the focus. */
  onForgotten: () => void;
}

/** What somebody searched for before, under the empty field. */
export function RecentSearches({ searches, onPick, onForgotten }: RecentSearchesProps) {
  const clear = useForgetSearches();
  return (
    <section
      aria-label={historyText.recent}
      className="pop absolute inset-x-0 top-full z-20 mt-2 grid max-h-96 grid-cols-[minmax(0,1fr)] overflow-y-auto p-2"
      // The field keeps the focus: a browser that gives it to no button would close this before the press arrives.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className="flex min-h-11 items-center justify-between gap-4 px-3">
        <h2 className="text-small font-semibold text-ink-2">{historyText.recent}</h2>
        <button
          type="button"
          className="more-link"
          disabled={clear.isPending}
          onClick={() => {
            onForgotten();
            clear.mutate();
          }}
        >
          {historyText.clear}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <Row key={search.id} search={search} onPick={onPick} onForgotten={onForgotten} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  search: { id, words, town },
  onPick,
  onForgotten,
}: Omit<RecentSearchesProps, 'searches'> & { search: RememberedSearch }) {
  const forget = useHistoryChange(() => client.places.forgetSearch({ id }));
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-label={town ? historyText.againIn(words, town) : historyText.again(words)}
        className="menu-item min-w-0 flex-1"
        onClick={() => onPick(words)}
      >
        <History aria-hidden="true" className="size-5 flex-none text-ink-2" />
        <span className="min-w-0 truncate">{words}</span>
        {town && <span className="ms-auto max-w-[40%] flex-none truncate text-small text-ink-2">{town}</span>}
      </button>
      <IconButton
        label={historyText.forget(words)}
        disabled={forget.isPending}
        onClick={() => {
          onForgotten();
          forget.mutate();
        }}
      >
        <X />
      </IconButton>
    </li>
  );
}
