import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';

/** Whatever is open of the bucket list is asked for again; the rest when it is opened. */
export const refreshBucketList = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: orpc.bucketLists.key() });
};

/** What one's partner added or wished, or another device did, is here, too. */
export const bucketTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'bucketLists'> => ({
  bucketLists: (_event, within) => soon('bucket list', within, () => refreshBucketList(queries)),
});
