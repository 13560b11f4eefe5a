import { Button } from './Button.tsx';
import { controlsText } from './controls.text.ts';

/** A part of something that is one thing where it is stored and another one here. */
export interface Difference {
  field: string;
  theirs: string;
  yours: string;
}

export interface TwoVersionsProps {
  differences: readonly Difference[];
  /** Left out where one's own can no longer be stored. */
  onKeepMine?: (() => void) | undefined;
  onTakeTheirs: () => void;
}

/** Both sides of what was changed meanwhile, field by field; what was typed stays until its owner says otherwise. */
export function TwoVersions({ differences, onKeepMine, onTakeTheirs }: TwoVersionsProps) {
  return (
    <section role="alert" className="grid gap-3 rounded-md bg-amber-soft p-4">
      <h3 className="text-label font-semibold">{controlsText.changedTitle}</h3>
      <p className="text-small text-ink-2">{controlsText.changedText}</p>
      <dl className="grid gap-2">
        {differences.map(({ field, theirs, yours }) => (
          <div key={field}>
            <dt className="text-caption font-semibold">{field}</dt>
            <dd className="wrap-anywhere">
              <span className="text-caption text-ink-2">{controlsText.theirs}:</span>{' '}
              {theirs || controlsText.nothing}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-caption text-ink-2">{controlsText.yours}:</span>{' '}
              {yours || controlsText.nothing}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {onKeepMine && (
          <Button size="sm" onClick={onKeepMine}>
            {controlsText.keepMine}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
          {controlsText.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
