import { Check, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { wordsText } from './words.text.ts';

interface WordActsProps {
  /** Id of the form that 'Save' sends. */
  form: string;
  saving: boolean;
  removing: boolean;
  /** Undefined where there is nothing to discard, or nothing stored yet. */
  onDiscard: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** What one can do with a term that is open. */
export function WordActs({ form, saving, removing, onDiscard, onRemove }: WordActsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:*:grow">
      <Button type="submit" form={form} icon={<Check />} busy={saving} busyLabel={wordsText.saving}>
        {wordsText.save}
      </Button>
      {onDiscard && (
        <Button variant="quiet" onClick={onDiscard}>
          {wordsText.discard}
        </Button>
      )}
      {onRemove && (
        <Button variant="danger" icon={<Trash2 />} busy={removing} onClick={onRemove}>
          {wordsText.remove}
        </Button>
      )}
      <span className="text-small text-ink-2">{wordsText.soon}</span>
    </div>
  );
}
