import type { LiveTopic } from '@liora/domain/contract/live';
import type { ContentKind } from '../../content/contentKind.ts';
import { CONTENT_KINDS } from '../../content/contentKinds.ts';

/** How a topic is told: as its kind of content says, as a hint to its audience, or not at all. */
type TopicSource = NonNullable<ContentKind['live'][LiveTopic]> | { sends: 'nothing' };

/** Topics about a person's own rights. Who hears of one has their rights looked up again first. */
const ACCESS: Partial<Record<string, TopicSource>> = {
  blocks: { sends: 'hint' },
  membership: { sends: 'hint' },
  partner: { sends: 'hint' },
  // The streams of that session alone are told, and closed (broadcaster.runtime.ts): other sessions run on.
  session: { sends: 'nothing' },
};

/** Topics about what is somebody's own, told to them alone, or to the two who share it. */
/** Topics about what is somebody's own, told to them, and to their partner where the two share it. */
const OWN: Partial<Record<LiveTopic, TopicSource>> = {
  calendar: { sends: 'hint' },
  bucketLists: { sends: 'hint' },
  check_ins: { sends: 'hint' },
  free_evenings: { sends: 'hint' },
  invitations: { sends: 'hint' },
  match: { sends: 'hint' },
  notifications: { sends: 'hint' },
  saved: { sends: 'hint' },
  surprises: { sends: 'hint' },
  shared_saves: { sends: 'hint' },
};

const KINDS: readonly ContentKind[] = Object.values(CONTENT_KINDS);

/** Every topic that a trigger of the database may write. */
export const TOPICS: ReadonlyMap<string, TopicSource> = new Map(
  [...KINDS.map(({ live }) => live), ACCESS, OWN].flatMap((topics) =>
    Object.entries(topics).flatMap(([topic, source]) => (source ? [[topic, source] as const] : [])),
  ),
);

export const isAboutAccess = (topic: string): boolean => Object.hasOwn(ACCESS, topic);
