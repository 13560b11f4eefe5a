import { Combobox as Base } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { controlsText } from './controls.text.ts';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';
import { addTags } from './tagDraft.ts';

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
  /** What people read in place of a word. */
  nameOf?: (word: string) => string;
  className?: string;
}

/** Enter or a comma adds a word, Backspace in the empty field takes the last one back, arrows reach words and offers. */
export function TagInput(props: TagInputProps) {
  const {
    value,
    onValueChange,
    max,
    maxLength,
    placeholder,
    suggestions = [],
    nameOf = itself,
    className,
    ...words
  } = props;
  const help = words.help ?? controlsText.tagLimit(max);
  const ids = useFieldIds({ ...words, help });
  const full = value.length >= max;
  const unused = full ? [] : suggestions.filter((word) => !value.includes(word));
  const { typed, add, change, ...field } = useTagDraft({ value, onValueChange, max, suggestions, nameOf });
  const offered = typed.trim() ? unused.filter((word) => startsAWord(nameOf(word), typed)) : [];
  const [wanted, setWanted] = useState(false);

  return (
    <FieldFrame {...words} help={help} ids={ids} className={className}>
      <Base.Root
        multiple
        items={offered}
        filter={null}
        value={[...value]}
        onValueChange={change}
        inputValue={typed}
        // The list empties the field when it closes; what was typed is added when the field is left.
        onInputValueChange={(text, { reason }) => reason === 'input-change' && field.setTyped(text)}
        open={wanted && offered.length > 0}
        onOpenChange={setWanted}
        onItemHighlighted={field.setHighlighted}
      >
        <Base.InputGroup className="input tag-input" data-invalid={words.error ? '' : undefined}>
          <Base.Chips className="contents">
            {value.map((tag) => (
              <ChosenTag key={tag} name={nameOf(tag)} />
            ))}
            <Base.Input
              id={ids.id}
              maxLength={maxLength}
              readOnly={full}
              placeholder={full ? undefined : placeholder}
              enterKeyHint="done"
              autoComplete="off"
              aria-describedby={ids.describedBy}
              aria-invalid={words.error ? true : undefined}
              onKeyDown={field.onKeyDown}
              onBlur={() => typed.trim() && add(typed)}
              onPaste={(event) => {
                const tags = pastedTags(event.clipboardData.getData('text'), maxLength);
                if (!tags) return;
                event.preventDefault();
                add(tags);
              }}
            />
          </Base.Chips>
        </Base.InputGroup>
        <OfferedTags nameOf={nameOf} />
      </Base.Root>
      <UnusedSuggestions label={words.label} words={unused} nameOf={nameOf} onAdd={add} />
    </FieldFrame>
  );
}

const itself = (word: string) => word;

/** A pasted list as if it had been typed, each tag as long as one may be; null when it is one word alone. */
function pastedTags(text: string, maxLength: number): string | null {
  const pieces = text.split(/[,\n]/);
  return pieces.length > 1 ? pieces.map((piece) => piece.trim().slice(0, maxLength)).join(',') : null;
}

function startsAWord(word: string, typed: string): boolean {
  return ` ${word}`.toLowerCase().includes(` ${typed.trim().toLowerCase()}`);
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type InputKeyDown = NonNullable<ComponentProps<typeof Base.Input>['onKeyDown']>;

/** What is typed until it is a tag, and the keys that make it one. */
function useTagDraft(
  props: Required<Pick<TagInputProps, 'value' | 'onValueChange' | 'max' | 'suggestions' | 'nameOf'>>,
) {
  const { value, onValueChange, max, suggestions, nameOf } = props;
  const [typed, setTyped] = useState('');
  const highlighted = useRef<string>(undefined);
  const add = (text: string) => {
    // Who types what is offered means that.
    const meant = (word: string) => suggestions.find((offer) => isSame(nameOf(offer), word)) ?? word;
    const next = addTags(value, text, max, meant);
    if (next.length !== value.length) onValueChange(next);
    setTyped('');
  };
  const change = (tags: string[]) => {
    onValueChange(tags);
    setTyped('');
  };
  const onKeyDown: InputKeyDown = (event) => {
    // The Enter that ends composing (Japanese, Chinese, Korean) belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const adds = event.key === ',' || (event.key === 'Enter' && highlighted.current === undefined);
    if (adds && typed.trim() !== '') {
      event.preventDefault();
      event.preventBaseUIHandler();
      add(typed);
    }
    // A closed combobox would forget all its values.
    if (event.key === 'Escape') event.preventBaseUIHandler();
  };
  const setHighlighted = (tag: string | undefined) => {
    highlighted.current = tag;
  };
  return { typed, setTyped, setHighlighted, add, change, onKeyDown };
}

function ChosenTag({ name }: { name: string }) {
  return (
    <Base.Chip className="tag tag-big" aria-label={name}>
      {name}
      <Base.ChipRemove className="tag-remove hit" aria-label={controlsText.removeTag(name)} tabIndex={0}>
        <X />
      </Base.ChipRemove>
    </Base.Chip>
  );
}

interface UnusedSuggestionsProps {
  label: string;
  words: readonly string[];
  nameOf: (word: string) => string;
  onAdd: (word: string) => void;
}

function UnusedSuggestions({ label, words, nameOf, onAdd }: UnusedSuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <ChipRow label={label} wrap>
      {words.map((word) => (
        <Chip key={word} onClick={() => onAdd(word)}>
          {nameOf(word)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function OfferedTags({ nameOf }: { nameOf: (word: string) => string }) {
  return (
    <Base.Portal>
      <Base.Positioner className="pop-layer" sideOffset={6}>
        <Base.Popup role="region" aria-label={controlsText.results} className="pop menu w-(--anchor-width)">
          <Base.List aria-label={controlsText.results}>
            {(word: string) => (
              <Base.Item key={word} value={word} className="menu-item">
                {nameOf(word)}
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
