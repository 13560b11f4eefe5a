import { LONG_TEXT_CHARS, LONG_TEXT_LINES } from '@liora/domain/limits';
import { useState } from 'react';
import { classNames } from './classNames.ts';
import { controlsText } from './controls.text.ts';

interface LongTextProps {
  children: string;
  className?: string | undefined;
}

const isLong = (text: string) =>
  text.length > LONG_TEXT_CHARS || text.split('\n', LONG_TEXT_LINES + 1).length > LONG_TEXT_LINES;

/** What somebody wrote, with its lines; of a long text the beginning, until the rest is wanted. */
export function LongText({ children, className }: LongTextProps) {
  const [open, setOpen] = useState(false);
  const long = isLong(children);
  return (
    <div className={className}>
      <p className={classNames('wrap-anywhere whitespace-pre-line', long && !open && 'line-clamp-8')}>
        {children}
      </p>
      {long && (
        // Above a link that lies over the whole of a card.
        <button
          type="button"
          className="text-link hit relative z-1 mt-1.5 text-small font-semibold"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? controlsText.readLess : controlsText.readMore}
        </button>
      )}
    </div>
  );
}
