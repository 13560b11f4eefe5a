import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { Import } from './import.actions.ts';
import styles from './import.module.css';
import { importText } from './import.text.ts';
import type { ListImport } from './useListImport.ts';

interface ResultProps {
  now: Import;
  /** All of it is there; otherwise it was stopped. */
  isDone: boolean;
  listImport: ListImport;
  onClose: () => void;
}

/** What came, and the one undo that takes all of it back. */
export function Result({ now, isDone, listImport, onClose }: ResultProps) {
  const { saves, pins, waiting } = now.added;
  const lines = [
    saves > 0 && importText.addedSaves(saves),
    pins > 0 && importText.addedPins(pins),
    waiting > 0 && importText.addedWaiting(waiting),
  ].filter((line) => line !== false);
  return (
    <>
      <div className={styles.result} role="status">
        {isDone && <CircleCheck aria-hidden="true" />}
        <h3 className="t3">{isDone ? importText.done : importText.stopped}</h3>
        {!isDone && <p className="text-ink-2">{importText.progress(now.done, now.batches.length)}</p>}
        {lines.length === 0 && isDone && <p className="text-ink-2">{importText.nothingAdded}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="grid gap-2">
        {isDone ? (
          <Button wide onClick={onClose}>
            {importText.close}
          </Button>
        ) : (
          <Button wide onClick={() => void listImport.resume(now)}>
            {importText.continue}
          </Button>
        )}
        {lines.length > 0 && (
          <Button wide variant="line" busy={listImport.undoing} onClick={() => void listImport.undo(now.id)}>
            {importText.undo}
          </Button>
        )}
      </div>
    </>
  );
}

export function Undone({ kept }: { kept: number }) {
  return (
    <div className={styles.result} role="status">
      <h3 className="t3">{importText.undone}</h3>
      <p className="text-ink-2">{kept === 0 ? importText.undoneText : importText.kept(kept)}</p>
    </div>
  );
}
