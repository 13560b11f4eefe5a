import { ArrowLeft, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { classNames } from './classNames.ts';
import { controlsText } from './controls.text.ts';
import { IconButton } from './IconButton.tsx';
import { uiText } from './ui.text.ts';

export interface SearchFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  /** Results show a back arrow in place of the glass. */
  onBack?: () => void;
  /** The accessible name; 'Search' unless told otherwise. */
  label?: string;
  placeholder?: string;
  /** Of the field in the address: Enter finds it also before the app is there. */
  name?: string | undefined;
  /** Controls at the end, e.g. the filter button. */
  trailing?: ReactNode;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** The 56 px pill. The key `/` puts the focus here (see app/shell/useShortcuts.ts). */
export function SearchField(props: SearchFieldProps) {
  const { value, onValueChange, onSubmit, onBack, label = controlsText.search, trailing, inputRef } = props;
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    onValueChange('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <search>
      <form
        ref={form}
        className={classNames('search', props.className)}
        data-back={onBack ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value.trim());
        }}
      >
        {onBack ? (
          <IconButton label={uiText.back} onClick={onBack}>
            <ArrowLeft />
          </IconButton>
        ) : (
          <Search />
        )}
        <input
          ref={inputRef}
          type="search"
          name={props.name}
          enterKeyHint="search"
          autoComplete="off"
          data-shortcut="search"
          aria-label={label}
          placeholder={props.placeholder}
          // biome-ignore lint/a11y/noAutofocus: a search page that is opened to type in starts in its field
          autoFocus={props.autoFocus}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton label={controlsText.clear} onClick={clear}>
            <X />
          </IconButton>
        )}
        {trailing}
      </form>
    </search>
  );
}
