import type { PlaceMerge } from '@liora/domain/contract/placeMerges';
import { formatDate, formatList } from '@liora/domain/i18n/format';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { duplicatesText } from './duplicates.text.ts';
import { useRefreshPairs } from './useDecidePair.ts';

interface MergesPartProps {
  merges: readonly PlaceMerge[];
  list: Parameters<typeof MorePages>[0]['list'];
}

/** What was merged, and the way to undo it. */
export function MergesPart({ merges, list }: MergesPartProps) {
  return (
    <section className={styles.read} aria-labelledby="merges">
      <h1 id="merges" className="t2 text-[1.75rem]">
        {duplicatesText.merges}
      </h1>
      <p className="mt-1 text-small text-ink-2">{duplicatesText.mergesText}</p>
      <p className="mb-4 flex min-h-11 items-center">
        <Link to="/admin/places" search={{ tab: 'duplicates' }} className="text-link text-small">
          {duplicatesText.back}
        </Link>
      </p>
      {merges.length === 0 && <EmptyState art={<Vignette kind="empty" />} title={duplicatesText.noMerges} />}
      <ul className="lines max-w-200">
        {merges.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
      <MorePages list={list} label={moderationText.showMore} />
    </section>
  );
}

const dateWords = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

function MergeRow({ merge }: { merge: PlaceMerge }) {
  const { from, to, taken, merged_at, undone_at } = merge;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-4">
      <h2 className="text-label font-semibold wrap-anywhere">
        <Link to="/place/$id" params={{ id: to.id }} className="text-link" preload={false}>
          {duplicatesText.into(from.name, to.name)}
        </Link>
      </h2>
      {taken.length > 0 && (
        <p className="text-small text-ink-2">
          {duplicatesText.taken(formatList(taken.map((fact) => duplicatesText.facts[fact])))}
        </p>
      )}
      <p className="text-small text-ink-2">{duplicatesText.mergedAt(dateWords(merged_at))}</p>
      {undone_at ? (
        <p className="text-small text-ink-2">{duplicatesText.undoneAt(dateWords(undone_at))}</p>
      ) : (
        <UndoLater merge={merge} />
      )}
    </li>
  );
}

function UndoLater({ merge: { id, from, to, undoable } }: { merge: PlaceMerge }) {
  const refresh = useRefreshPairs();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => retrying(() => client.places.undoMerge({ id })),
    onSuccess: () =>
      toast(duplicatesText.undone(duplicatesText.into(from.name, to.name)), { kind: 'success' }),
    onSettled: refresh,
  });
  if (!undoable) return <p className="text-small text-ink-2">{duplicatesText.laterFirst}</p>;
  const isLate = errorCode(error) === 'UNDO_TOO_LATE';
  return (
    <div>
      <Button
        variant="line"
        icon={<Undo2 />}
        busy={isPending}
        aria-label={duplicatesText.undoMerge(from.name, to.name)}
        onClick={() => mutate()}
      >
        {duplicatesText.undoMergeShort}
      </Button>
      <InlineError>
        {error && (isLate ? duplicatesText.laterFirst : errorText(error, duplicatesText.undoFailed))}
      </InlineError>
    </div>
  );
}
