import { texts } from '../../../texts.ts';

/** What stands in the copy of one's data beside the data. */
export const ownDataText = texts('ownData', {
  about:
    'Everything that Liora keeps of you, as it was when you asked for it.\n\nEach file is JSON: one list for each kind of thing. Times are in UTC. What is secret (your password, links in your mail) and what is about others (who blocked or reported you) is not in it. Of plans and pins of others that you saved it holds what you can still see.\n',
});
