import type { WaitingRow } from '@liora/domain/contract/savedImport';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { WindowedList } from '../../../ui/WindowedList.tsx';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './waiting.module.css';
import { waitingText } from './waiting.text.ts';

/** What waits to be placed: one after the other finds its place, or goes. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const [placing, setPlacing] = useState<WaitingRow | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={placing ? waitingText.placeNamed(placing.name) : waitingText.title}
      size="md"
      bodyClassName="gap-5 pt-2"
      {...(placing && { onBack: () => setPlacing(null) })}
    >
      {placing ? (
        <PlaceRow key={placing.id} row={placing} onPlaced={() => setPlacing(null)} />
      ) : (
        <Waiting onPlace={setPlacing} />
      )}
    </Dialog>
  );
}

function Waiting({ onPlace }: { onPlace: (row: WaitingRow) => void }) {
  const queries = useQueryClient();
  const list = useInfiniteQuery(
    orpc.saved.waiting.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const remove = useMutation({
    mutationFn: ({ id }: WaitingRow) => client.saved.removeWaiting({ ids: [id] }),
    onSuccess: () => {
      refreshSaved(queries);
      toast(waitingText.removed, { kind: 'success' });
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <QueryArea
      query={list}
      skeleton={<Skeleton height={160} />}
      failed={{ title: waitingText.failed, retry: waitingText.retry, art: <Vignette kind="error" /> }}
    >
      {() => (
        <>
          <p className="text-ink-2">{rows.length === 0 ? waitingText.none : waitingText.text}</p>
          <WindowedList items={rows} keyOf={({ id }) => id} whole={false} keptKey={null} about={72}>
            {(row) => (
              <div className={styles.row}>
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">{row.name}</p>
                  {row.address && <p className="text-small text-ink-2 wrap-anywhere">{row.address}</p>}
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={waitingText.placeNamed(row.name)}
                  onClick={() => onPlace(row)}
                >
                  {waitingText.place}
                </Button>
                <IconButton label={waitingText.removeNamed(row.name)} onClick={() => remove.mutate(row)}>
                  <X />
                </IconButton>
              </div>
            )}
          </WindowedList>
          <MorePages list={list} label={waitingText.more} />
        </>
      )}
    </QueryArea>
  );
}
