import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { Import } from './bring.actions.ts';
import styles from './bring.module.css';
import { bringText } from './bring.text.ts';
import type { Bring } from './useBring.ts';

interface ResultProps {
  now: Import;
  /** All of it is there; otherwise it was stopped. */
  isDone: boolean;
  bring: Bring;
  onClose: () => void;
}

/** What came, and the one undo that takes all of it back. */
export function Result({ now, isDone, bring, onClose }: ResultProps) {
  const { saves, pins, waiting } = now.added;
  const lines = [
    saves > 0 && bringText.addedSaves(saves),
    pins > 0 && bringText.addedPins(pins),
    waiting > 0 && bringText.addedWaiting(waiting),
  ].filter((line) => line !== false);
  return (
    <>
      <div className={styles.result} role="status">
        {isDone && <CircleCheck aria-hidden="true" />}
        <h3 className="t3">{isDone ? bringText.done : bringText.stopped}</h3>
        {!isDone && <p className="text-ink-2">{bringText.progress(now.done, now.batches.length)}</p>}
        {lines.length === 0 && isDone && <p className="text-ink-2">{bringText.nothingAdded}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="grid gap-2">
        {isDone ? (
          <Button wide onClick={onClose}>
            {bringText.close}
          </Button>
        ) : (
          <Button wide onClick={() => void bring.resume(now)}>
            {bringText.continue}
          </Button>
        )}
        {lines.length > 0 && (
          <Button wide variant="line" busy={bring.undoing} onClick={() => void bring.undo(now.id)}>
            {bringText.undo}
          </Button>
        )}
      </div>
    </>
  );
}

export function Undone({ kept }: { kept: number }) {
  return (
    <div className={styles.result} role="status">
      <h3 className="t3">{bringText.undone}</h3>
      <p className="text-ink-2">{kept === 0 ? bringText.undoneText : bringText.kept(kept)}</p>
    </div>
  );
}
