import { orpc } from '../../../lib/api.ts';

/** How things stand, and counts of the last two weeks. */
export const activityOptions = () => ({ ...orpc.moderation.activity.queryOptions(), staleTime: 0 });
