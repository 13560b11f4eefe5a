import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { memoryFormText } from './form.text.ts';

interface GivenFactProps {
  /** What it is called to screen readers. */
  label: string;
  picture: ReactNode;
  /** What a past date says of it. */
  words: string;
  note?: string | undefined;
  onChange: () => void;
}

/** Something that the date itself says, as a line; it turns into its field when somebody knows better. */
export function GivenFact({ label, picture, words, note, onChange }: GivenFactProps) {
  return (
    <fieldset
      aria-label={label}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5"
    >
      {picture}
      <div className="min-w-0">
        <p className="font-[550] wrap-anywhere">{words}</p>
        {note && <p className="text-small text-ink-2 wrap-anywhere">{note}</p>}
      </div>
      <Button variant="text" size="sm" onClick={onChange}>
        {memoryFormText.anotherPlace}
      </Button>
    </fieldset>
  );
}
