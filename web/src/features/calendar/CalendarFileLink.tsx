import { calendarFilePath } from '@liora/domain/rules/calendarFeed';
import { CalendarPlus } from 'lucide-react';
import { serverAddress } from '../../lib/server.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { calendarText } from './calendar.text.ts';

interface CalendarFileLinkProps {
  code: string;
  /** A line among facts, a button among actions, or a sign alone, which brings its own class. */
  look?: 'line' | 'button' | { sign: string };
}

/** The file of an invitation, for whoever has its code. The device opens its calendar with it, or keeps it. */
export function CalendarFileLink({ code, look = 'line' }: CalendarFileLinkProps) {
  const href = serverAddress(calendarFilePath(code));
  if (look === 'line')
    return (
      <a href={href} className="text-link hit text-small">
        {calendarText.add}
      </a>
    );
  if (look === 'button')
    return (
      <a href={href} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <CalendarPlus aria-hidden="true" />
        {calendarText.add}
      </a>
    );
  return (
    <a href={href} aria-label={calendarText.add} className={look.sign}>
      <CalendarPlus aria-hidden="true" className="size-5" />
    </a>
  );
}
