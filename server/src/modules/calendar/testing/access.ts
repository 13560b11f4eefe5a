import { randomUUID } from 'node:crypto';
import { type AreaAccess, all, everybody, NOTHING, row, signedIn } from '../../../../test/matrix.ts';

const off = { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' } as const;

export const calendarAccess: AreaAccess = {
  procedures: [
    row('calendar.feed', signedIn, (c) => () => c.calendar.feed()),
    row('calendar.setDetail', off, (c) => () => c.calendar.setDetail({ detail: 'busy' }), 'while it is off'),
    row(
      'calendar.replace',
      off,
      (c) => () => c.calendar.replace({ request_id: randomUUID() }),
      'while it is off',
    ),
    row('calendar.turnOn', signedIn, (c) => () => c.calendar.turnOn({ request_id: randomUUID() })),
    row('calendar.setDetail', signedIn, (c) => () => c.calendar.setDetail({ detail: 'busy' })),
    row('calendar.replace', signedIn, (c) => () => c.calendar.replace({ request_id: randomUUID() })),
    row('calendar.turnOff', signedIn, (c) => () => c.calendar.turnOff()),
    row('calendar.dateFileKey', everybody, (c) => () => c.calendar.dateFileKey()),
  ],
  ways: { 'calendar.feed': NOTHING, 'calendar.dateFileKey': NOTHING },
};
