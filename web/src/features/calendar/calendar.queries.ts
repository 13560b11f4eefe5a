import { orpc } from '../../lib/api.ts';

/** The person's calendar feed; null while it is off. */
export const feedQuery = () => orpc.calendar.feed.queryOptions();
