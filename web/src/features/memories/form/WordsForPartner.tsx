import { MEMORY_OWN_WORDS_MAX_CHARS } from '@liora/domain/limits';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { memoryFormText } from './form.text.ts';

interface WordsForPartnerProps {
  partner: string;
  onlyMe: boolean;
  words: string;
  onChange: (change: { onlyMe: boolean } | { words: string }) => void;
}

/** Whether the partner sees a new memory, and what it says to them alone. */
export function WordsForPartner({ partner, onlyMe, words, onChange }: WordsForPartnerProps) {
  return (
    <>
      <Switch
        label={memoryFormText.onlyMe}
        checked={onlyMe}
        onCheckedChange={(onlyMe) => onChange({ onlyMe })}
      />
      {!onlyMe && (
        <div className={styles.forOne}>
          <TextArea
            label={memoriesText.onlyFor(partner)}
            help={memoriesText.opensWhen}
            rows={2}
            maxLength={MEMORY_OWN_WORDS_MAX_CHARS}
            value={words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        </div>
      )}
    </>
  );
}
