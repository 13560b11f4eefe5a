/** GET here is the stream of live events: server-sent events, each message a JSON {@link LiveMessage}. */
export const LIVE_PATH = '/live';

/**
 * What changed, as ids and counts; content comes from the ordinary procedures. Every event may come twice and means the
 * same the second time.
 */
export type LiveEvent =
  /** A plan can be seen now that could not be before, is no longer as it was, or can no longer be seen. */
  | { topic: 'plans'; change: LiveChange; subject: string }
  /** Counts of a plan as they are now. */
  | { topic: 'reactions'; subject: string; like_count: number; save_count: number }
  /** Pins that this person can or could see changed somewhere (RT-01). */
  | { topic: 'pins' }
  /** Reviews that this person can or could see changed somewhere. */
  | { topic: 'reviews' }
  /** What this person may see changed: their blocks, their membership, their partner; or their session has ended. */
  | { topic: 'blocks' }
  | { topic: 'membership' }
  | { topic: 'partner' }
  | { topic: 'session' }
  /** Something of this person's own saved places or categories changed, on whichever device. */
  | { topic: 'saved' }
  /** Something of this person's bucket list changed, by them or by their partner. */
  | { topic: 'bucketLists' }
  /** Saved places that two partners share changed, or this person looked at some of them on another device. */
  | { topic: 'shared_saves' }
  /** Notifications of this person came, changed or went, on whichever device. */
  | { topic: 'notifications' }
  /** This person's calendar feed was turned on or off, or has another address. */
  | { topic: 'calendar' }
  /** A memory of this person's, or of the two, changed. */
  | { topic: 'memories' }
  /** An invitation that this person sent or received changed. */
  | { topic: 'invitations' }
  /** A surprise that this person plans or is to have changed, or something of it opened. */
  | { topic: 'surprises' }
  /** A check-in of this person, or one revealed to them, came, changed or went; or check-ins were turned on or off. */
  | { topic: 'check_ins' }
  /** Evenings that this person marked changed, or those on which both are free. */
  | { topic: 'free_evenings' }
  /** A match deck of this person's pair was dealt, opened or went, or this person voted, on whichever device. */
  | { topic: 'match' }
  /** Too much to tell, or the stream was away for too long: whatever is open may be out of date. */
  | { topic: 'everything' };

export type LiveTopic = LiveEvent['topic'];
export type LiveChange = 'new' | 'changed' | 'gone';

export interface LiveMessage {
  events: readonly LiveEvent[];
  /** Milliseconds over which clients spread the questions that these events make them ask. */
  within: number;
}
