import { Bookmark } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './classNames.ts';
import { uiText } from './ui.text.ts';

export interface SaveButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  saved: boolean;
  /** What is saved: the accessible name becomes 'Save {name}'. */
  name?: string;
  /** `cover`: a paper disc over art. `row`: a bare icon in a list row. */
  variant?: 'cover' | 'row';
}

/** Saving is a bookmark; the state is told by aria-pressed, so the name stays the same. */
export function SaveButton({ saved, name, variant = 'cover', className, onClick, ...rest }: SaveButtonProps) {
  const [played, setPlayed] = useState(false);
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={saved}
      aria-label={rest['aria-label'] ?? (name ? uiText.saveNamed(name) : uiText.save)}
      data-played={played ? 'save' : undefined}
      className={classNames('save', `save-${variant}`, className)}
      onClick={(event) => {
        setPlayed(true);
        onClick?.(event);
      }}
    >
      <span>
        <Bookmark />
      </span>
    </button>
  );
}
