import type { LiveTopic } from '@liora/domain/contract/live';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Viewer } from '../rpc/context.ts';

/** What somebody may see of a thing: all of it, its locked card, or nothing. */
export type Sight = 'full' | 'locked' | 'none';

/**
 * Who sees a thing in full, as the SQL function of its kind says: its owner is always among them but for 'nobody', their
 * partner with 'partner', 'members' and 'everybody'. 'prive' is every member as well, but an owner's partner only as a
 * member: two do not share a Privé pin (RUL-82).
 */
export type Audience = 'nobody' | 'owner' | 'partner' | 'prive' | 'members' | 'everybody';

/** Anything that people publish, as those see it who decide about it. */
export interface ContentRow {
  id: string;
  /** User id. */
  owner: string;
  title: string;
  /** Its longest text; null without one. */
  text: string | null;
  /** Its owner took it away. */
  gone: boolean;
  is_hidden: boolean;
  is_reported: boolean;
}

/** What else people read of a thing besides its title and longest text: a stop of a plan with its note, a tag, an address. */
export interface ContentPart {
  kind: 'stop' | 'tag' | 'address';
  words: string;
  note: string | null;
}

export interface HidingFlags {
  is_hidden?: boolean;
  is_reported?: boolean;
}

/** What the events of a topic carry. */
export interface LiveSource {
  /** That a thing is new, changed or gone; or facts about it, to whoever sees it. */
  sends: 'changes' | 'facts';
  /** SQL for the thing with an id: its owner, its audience now, and a JSON object of what is told besides the id. */
  now: (id: string) => string;
}

/** A topic that says no more than that something changed. */
type LiveHint = { sends: 'hint' };

/**
 * What the rest of the product knows about a kind of content. A new kind is a module with one of these, and one line in
 * subjectKinds.ts; what is left out here does not compile.
 */
export interface ContentKind {
  /** Its table as `c`, hidden and deleted things included, with the columns of a {@link ContentRow} and its id alone. */
  from: RawBuilder<unknown>;
  columns: RawBuilder<ContentRow>;
  id: RawBuilder<string>;
  /** SQL for what else people read of the row `c`: rows of `kind`, `words` and `note`, in their order; left out: nothing. */
  parts?: RawBuilder<ContentPart>;
  /** When the owner of the row `c` last changed what people read of it; left out: it never changes. */
  changedAt?: RawBuilder<Date>;
  /** What a viewer sees of the row `c`. `unreported`: as if nobody had reported it. A pure policy says the same, held by a test. */
  sight: (viewer: Viewer | null, as?: { unreported: boolean }) => RawBuilder<Sight>;
  /**
   * Takes things out of everybody's sight but their owner's, or brings them back; `flagContent` calls it, and nobody else.
   * Null: reports of it only queue.
   */
  hide: ((trx: Db, ids: readonly string[], flags: HidingFlags) => Promise<void>) | null;
  /**
   * Takes things from their owners, too, for good: the next sweep erases them. Null: moderators delete none of this kind.
   */
  takeAway: ((trx: Db, ids: readonly string[], now: Date) => Promise<void>) | null;
  report: {
    reasons: readonly string[];
    /** Whether words of one's own are needed besides. */
    detailsMissing: (reason: string, details: string | null) => boolean;
    /** Reports of the row `c` hide nothing and are looked at before all others; left out: of none. */
    onlyQueues?: RawBuilder<boolean>;
  };
  /** Its things may have photos; left out: none. */
  photos?: {
    most: number;
    /** It shows copies of photos of other things: nobody uploads one for it. */
    copiesAlone?: true;
    /** A photo of this thing was hidden or is shown again. */
    changed?: (trx: Db, id: string) => Promise<void>;
  };
  live: Partial<Record<LiveTopic, LiveSource | LiveHint>>;
  /** Where its page is, of which there are link previews; null without one. */
  address: 'plan' | 'place' | null;
  /** What becomes of a thing when its owner's account is erased; a test erases one and looks. */
  erasure: 'goes with its owner';
  /** What the owner's own copy of their data holds of the row `c`, as JSON. */
  exported: RawBuilder<object>;
}
