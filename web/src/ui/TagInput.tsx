import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';
import { addTags } from './tagDraft.ts';
import { uiText } from './ui.text.ts';

export interface TagInputProps extends Omit<FieldWords, 'label'> {
  label: string;
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** How many tags at most. */
  max: number;
  /** How many characters one tag may have. */
  maxLength: number;
  placeholder?: string;
  /** Words to pick from, shown as chips under the field until they are used. */
  suggestions?: readonly string[];
  className?: string;
}

/** Enter or a comma adds a word, Backspace in the empty field takes the last one back. */
export function TagInput(props: TagInputProps) {
  const { value, onValueChange, max, maxLength, placeholder, suggestions = [], className, ...words } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ids = useFieldIds({ ...words, help: words.help ?? uiText.tagLimit(max) });
  const full = value.length >= max;

  const add = (text: string) => {
    const next = addTags(value, text, max);
    if (next.length !== value.length) onValueChange(next);
    setTyped('');
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends composing (Japanese, Chinese, Korean) belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  };
  const unused = suggestions.filter((word) => !value.includes(word));

  return (
    <FieldFrame {...words} help={words.help ?? uiText.tagLimit(max)} ids={ids} className={className}>
      <div className="input tag-input" data-invalid={words.error ? '' : undefined}>
        {value.map((tag) => (
          <ChosenTag key={tag} tag={tag} onRemove={() => remove(tag)} />
        ))}
        <input
          ref={input}
          id={ids.id}
          value={typed}
          maxLength={maxLength}
          readOnly={full}
          placeholder={full ? undefined : placeholder}
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={ids.describedBy}
          aria-invalid={words.error ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => typed.trim() && add(typed)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[,\n]/.test(text)) return;
            event.preventDefault();
            const pieces = text.split(/[,\n]/).map((piece) => piece.trim().slice(0, maxLength));
            add(pieces.join(','));
          }}
        />
      </div>
      {unused.length > 0 && !full && (
        <ChipRow label={words.label} wrap>
          {unused.map((word) => (
            <Chip key={word} onClick={() => add(word)}>
              {word}
            </Chip>
          ))}
        </ChipRow>
      )}
    </FieldFrame>
  );
}

function ChosenTag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <span className="tag tag-big">
      {tag}
      <button type="button" className="tag-remove hit" aria-label={uiText.removeTag(tag)} onClick={onRemove}>
        <X />
      </button>
    </span>
  );
}
