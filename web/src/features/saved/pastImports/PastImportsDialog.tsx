import { useInfiniteQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { orpc } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PastImportRow } from './PastImportRow.tsx';
import { pastImportsText } from './pastImports.text.ts';

interface PastImportsDialogProps {
  onClose: () => void;
  /** Shows what waits to be placed instead. */
  onWaiting: () => void;
}

/** What was imported: when, from what, how much; and the way to take it back. */
export function PastImportsDialog({ onClose, onWaiting }: PastImportsDialogProps) {
  const list = useInfiniteQuery(
    orpc.saved.imports.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pastImportsText.title}
      size="md"
      bodyClassName="gap-5 pt-2"
    >
      <QueryArea
        query={list}
        skeleton={<Skeleton height={160} />}
        failed={{
          title: pastImportsText.failed,
          retry: pastImportsText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {() => (
          <>
            <p className="text-ink-2">{imports.length === 0 ? pastImportsText.none : pastImportsText.text}</p>
            <ul className="lines">
              {imports.map((one) => (
                <PastImportRow key={one.id} past={one} onWaiting={onWaiting} />
              ))}
            </ul>
            <MorePages list={list} label={pastImportsText.more} />
          </>
        )}
      </QueryArea>
    </Dialog>
  );
}
