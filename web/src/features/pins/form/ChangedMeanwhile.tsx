import type { OwnPin } from '@liora/domain/contract/pinCards';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { pinsText } from '../pins.text.ts';
import { pinDifferences } from './pinDifferences.rules.ts';
import { draftOfPin, type PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';

interface ChangedMeanwhileProps {
  pin: OwnPin;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both sides of a pin that was changed elsewhere, field by field; what was typed stays until its owner says otherwise. */
export function ChangedMeanwhile({ pin, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { getValues } = useFormContext<PinDraft>();
  const differences = pinDifferences(draftOfPin(pin), getValues());
  return (
    <section className={styles.changed} role="alert">
      <h3 className="text-label font-semibold">{pinsText.changedTitle}</h3>
      <p className="text-small text-ink-2">{pinsText.changedText}</p>
      <dl>
        {differences.map(({ field, theirs, yours }) => (
          <div key={field}>
            <dt className="text-caption font-semibold">{field}</dt>
            <dd>
              <span className="text-caption text-ink-2">{pinsText.theirs}</span> {theirs}
            </dd>
            <dd>
              <span className="text-caption text-ink-2">{pinsText.yours}</span> {yours}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeepMine}>
          {pinsText.keepMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
          {pinsText.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
