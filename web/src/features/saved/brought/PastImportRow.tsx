import type { PastImport } from '@liora/domain/contract/savedImport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { bringText } from '../bring/bring.text.ts';
import { undo } from '../bring/undo.actions.ts';
import { broughtText } from './brought.text.ts';

interface PastImportRowProps {
  past: PastImport;
  onWaiting: () => void;
}

/** One list that was brought along. */
export function PastImportRow({ past, onWaiting }: PastImportRowProps) {
  const queries = useQueryClient();
  const takeBack = useMutation({ mutationFn: () => undo(queries, past.id) });
  const format = broughtText.formats[past.format ?? 'unknown'];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{format}</p>
        <p className="text-small text-ink-2">
          <time dateTime={past.created_at}>{broughtText.at(past.created_at)}</time>
          {' · '}
          {broughtText.rows(past.rows)}
        </p>
        <p className="text-small text-ink-2">{whatCame(past)}</p>
        {past.waiting > 0 && (
          <Button variant="quiet" size="sm" className="mt-2" onClick={onWaiting}>
            {broughtText.waiting(past.waiting)}
          </Button>
        )}
      </div>
      {past.undoable && (
        <Button
          variant="line"
          size="sm"
          busy={takeBack.isPending}
          aria-label={broughtText.undoNamed(format, past.created_at)}
          onClick={() => takeBack.mutate()}
        >
          {broughtText.undo}
        </Button>
      )}
    </li>
  );
}

function whatCame({ added: { saves, pins, waiting }, undone_at }: PastImport): string {
  if (undone_at !== null) return broughtText.undone;
  const came = [
    saves > 0 && bringText.addedSaves(saves),
    pins > 0 && bringText.addedPins(pins),
    waiting > 0 && bringText.addedWaiting(waiting),
  ].filter((line) => line !== false);
  return came.length === 0 ? broughtText.nothing : came.join(' · ');
}
