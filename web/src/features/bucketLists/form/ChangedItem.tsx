import { Button } from '../../../ui/Button.tsx';
import { bucketText } from '../bucketLists.text.ts';
import type { Difference } from './item.forms.ts';

interface ChangedItemProps {
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both sides of an item that was changed meanwhile, field by field; what was typed stays until its owner says otherwise. */
export function ChangedItem({ differences, onKeepMine, onTakeTheirs }: ChangedItemProps) {
  return (
    <section role="alert" className="grid gap-3 rounded-md bg-amber-soft p-4">
      <h3 className="text-label font-semibold">{bucketText.changedTitle}</h3>
      <p className="text-small text-ink-2">{bucketText.changedText}</p>
      <dl className="grid gap-2">
        {differences.map(({ field, theirs, yours }) => (
          <div key={field}>
            <dt className="text-caption font-semibold">{field}</dt>
            <dd className="wrap-anywhere">
              <span className="text-caption text-ink-2">{bucketText.theirs}:</span> {theirs}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-caption text-ink-2">{bucketText.yours}:</span> {yours}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeepMine}>
          {bucketText.keepMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
          {bucketText.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
