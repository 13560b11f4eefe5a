import type { PastImport } from '@liora/domain/contract/savedImport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { importText } from '../import/import.text.ts';
import { undo } from '../import/undo.actions.ts';
import { pastImportsText } from './pastImports.text.ts';

interface PastImportRowProps {
  past: PastImport;
  onWaiting: () => void;
}

/** One imported list. */
export function PastImportRow({ past, onWaiting }: PastImportRowProps) {
  const queries = useQueryClient();
  const takeBack = useMutation({ mutationFn: () => undo(queries, past.id) });
  const format = pastImportsText.formats[past.format ?? 'unknown'];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{format}</p>
        <p className="text-small text-ink-2">
          <time dateTime={past.created_at}>{pastImportsText.at(past.created_at)}</time>
          {' · '}
          {pastImportsText.rows(past.rows)}
        </p>
        <p className="text-small text-ink-2">{whatCame(past)}</p>
        {past.waiting > 0 && (
          <Button variant="quiet" size="sm" className="mt-2" onClick={onWaiting}>
            {pastImportsText.waiting(past.waiting)}
          </Button>
        )}
      </div>
      {past.undoable && (
        <Button
          variant="line"
          size="sm"
          busy={takeBack.isPending}
          aria-label={pastImportsText.undoNamed(format, past.created_at)}
          onClick={() => takeBack.mutate()}
        >
          {pastImportsText.undo}
        </Button>
      )}
    </li>
  );
}

function whatCame({ added: { saves, pins, waiting }, undone_at }: PastImport): string {
  if (undone_at !== null) return pastImportsText.undone;
  const came = [
    saves > 0 && importText.addedSaves(saves),
    pins > 0 && importText.addedPins(pins),
    waiting > 0 && importText.addedWaiting(waiting),
  ].filter((line) => line !== false);
  return came.length === 0 ? pastImportsText.nothing : came.join(' · ');
}
