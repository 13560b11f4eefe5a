import { calendarFilePath } from '@liora/domain/rules/calendarFeed';
import { serverAddress } from '../../lib/server.ts';
import { calendarText } from './calendar.text.ts';

/** The file of an invitation, for whoever has its code. The device opens its calendar with it, or keeps it. */
export function CalendarFileLink({ code }: { code: string }) {
  return (
    <a href={serverAddress(calendarFilePath(code))} className="text-link hit text-small">
      {calendarText.add}
    </a>
  );
}
