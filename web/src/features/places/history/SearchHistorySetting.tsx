import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { searchesQuery } from './history.queries.ts';
import { historyText } from './history.text.ts';
import { useForgetSearches, useHistoryChange } from './useSearchHistory.ts';

interface SearchHistorySettingProps {
  loadFailed: string;
  retry: string;
}

/** Whether searches are remembered, off until somebody wants it (POL-08). */
export function SearchHistorySetting({ loadFailed, retry }: SearchHistorySettingProps) {
  const query = useQuery(searchesQuery());
  return (
    <QueryArea
      query={query}
      skeleton={<Skeleton height={64} />}
      failed={{ title: loadFailed, retry, art: <Vignette kind="error" />, headingLevel: 3 }}
    >
      {({ on, searches }) => (
        <div>
          <RememberSwitch on={on} />
          {searches.length > 0 && <Remembered count={searches.length} />}
        </div>
      )}
    </QueryArea>
  );
}

/** Stands where it was put while that is being stored, and back where it was when it could not be. */
function RememberSwitch({ on }: { on: boolean }) {
  const [wanted, setWanted] = useState(on);
  const change = useHistoryChange((next: boolean) => client.places.keepSearches({ on: next }));
  return (
    <div className="py-2.5">
      <Switch
        label={historyText.remember}
        note={historyText.rememberNote}
        checked={change.isPending ? wanted : on}
        aria-busy={change.isPending || undefined}
        onCheckedChange={(next) => {
          if (change.isPending) return;
          setWanted(next);
          change.mutate(next);
        }}
      />
    </div>
  );
}

function Remembered({ count }: { count: number }) {
  const clear = useForgetSearches();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <p className="text-small text-ink-2">{historyText.remembered(count)}</p>
      <Button variant="quiet" size="sm" busy={clear.isPending} onClick={() => clear.mutate()}>
        {historyText.clear}
      </Button>
    </div>
  );
}
