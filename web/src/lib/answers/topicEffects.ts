import type { LiveEvent, LiveTopic } from '@liora/domain/contract/live';

/**
 * What an event of each topic does to the answers that this tab keeps. Features say it for their topics; one that nobody
 * says does not compile.
 */
export type TopicEffects = {
  [Topic in LiveTopic]: (event: Extract<LiveEvent, { topic: Topic }>, withinMs: number) => void;
};

/** Acts on an event. A topic of a newer server means nothing to this page yet. */
export function applyEvent(effects: TopicEffects, event: LiveEvent, withinMs: number): void {
  const effect: ((event: never, withinMs: number) => void) | undefined = effects[event.topic];
  effect?.(event as never, withinMs);
}
