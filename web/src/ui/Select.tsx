import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';
import { isLetter, matchOf, NOTHING_TYPED, typedOn } from './typeAhead.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldWords {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder, name, disabled, className, ...words } = props;
  const ids = useFieldIds(words);
  const change = (next: Value | null) => next !== null && onValueChange(next);
  return (
    <FieldFrame {...words} ids={ids} className={className} labelAs="span">
      {/* The content security policy allows no style elements at run time. */}
      <CSPProvider disableStyleElements>
        <Base.Root items={options} value={value} onValueChange={change} name={name} disabled={disabled}>
          <Base.Trigger
            className="input"
            aria-labelledby={`${ids.labelId} ${ids.id}-value`}
            aria-describedby={ids.describedBy}
            aria-invalid={words.error ? true : undefined}
            data-invalid={words.error ? '' : undefined}
          >
            <Base.Value
              id={`${ids.id}-value`}
              className="flex-1 truncate data-placeholder:text-ink-3"
              placeholder={placeholder}
            />
            <ChevronsUpDown />
          </Base.Trigger>
          <SelectList options={options} labelledBy={ids.labelId} />
        </Base.Root>
      </CSPProvider>
    </FieldFrame>
  );
}

function SelectList<Value extends string>(props: {
  options: readonly SelectOption<Value>[];
  labelledBy: string;
}) {
  const typeAhead = useTypeAhead();
  return (
    <Base.Portal>
      <Base.Positioner className="pop-layer" sideOffset={6} alignItemWithTrigger={false}>
        <Base.Popup className="pop menu" onKeyDownCapture={typeAhead}>
          <Base.List aria-labelledby={props.labelledBy} className="outline-none">
            {props.options.map(({ value, label, icon, disabled }) => (
              <Base.Item key={value} value={value} disabled={disabled} className="menu-item">
                {icon}
                <Base.ItemText>{label}</Base.ItemText>
                <Base.ItemIndicator className="menu-check">
                  <Check />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** Typing goes to the choice that begins so. Base UI does it as well, but forgets after three quarters of a second (GEN-21). */
function useTypeAhead() {
  const typed = useRef(NOTHING_TYPED);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isLetter(event)) return;
    const next = typedOn(typed.current, event.key, event.timeStamp);
    if (next.text === ' ') return;
    typed.current = next;
    event.preventDefault();
    event.stopPropagation();
    const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const from = choices.indexOf(document.activeElement as HTMLElement);
    const labels = choices.map((choice) => choice.textContent ?? '');
    choices[matchOf(labels, next.text, from)]?.focus();
  };
}
