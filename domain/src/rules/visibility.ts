/** Who somebody may be to a thing of somebody else's; members are those of Privé. */
export const SEERS = [
  'owner',
  'partner',
  'former',
  'invited',
  'member',
  'person',
  'visitor',
  'blocker',
  'admin',
] as const;
export type Seer = (typeof SEERS)[number];

/** All of it, its locked card, or nothing. */
export type Seen = 'full' | 'locked' | 'none';
export type Sees = Readonly<Record<Seer, Seen>>;

/** The kinds of which a single thing tells who sees it now. */
export const VISIBILITY_KINDS = ['plan', 'pin', 'review', 'memory'] as const;
export type VisibilityKind = (typeof VISIBILITY_KINDS)[number];

const seen = (full: readonly Seer[], locked: readonly Seer[] = []): Sees =>
  Object.fromEntries(
    SEERS.map((seer) => [seer, full.includes(seer) ? 'full' : locked.includes(seer) ? 'locked' : 'none']),
  ) as Record<Seer, Seen>;

const NOBODY = seen([]);
const OWNER = seen(['owner']);
const TWO = seen(['owner', 'partner']);
const EVERYBODY = seen([...SEERS]);
/** Moderators, until they have decided: in their queue, not at its own address. */
const UNDER_REVIEW = seen(['owner', 'admin']);
/** A block works one way (RUL-22): whoever blocked somebody sees nothing of theirs. */
const UNBLOCKED = seen(SEERS.filter((seer) => seer !== 'blocker'));

/**
 * Who sees what, by kind and by what its owner chose. The access matrix of the server expects these answers and the page 'Who
 * can see this' shows them: neither can say what the other does not.
 */
export const WHO_SEES = {
  plan: {
    public: UNBLOCKED,
    prive: seen(['owner', 'partner', 'member'], ['former', 'invited', 'person', 'visitor', 'admin']),
    shared: TWO,
    own: OWNER,
    underReview: UNDER_REVIEW,
  },
  pin: {
    public: UNBLOCKED,
    prive: seen(['owner', 'partner', 'member']),
    own: OWNER,
    underReview: UNDER_REVIEW,
  },
  review: { public: UNBLOCKED, underReview: UNDER_REVIEW },
  // A report of a profile's photo hides nothing yet.
  photo: { shown: UNBLOCKED, hidden: OWNER },
  profile: { name: UNBLOCKED, public: UNBLOCKED, private: TWO },
  memory: { shared: TWO, own: OWNER, link: EVERYBODY },
  savedPlace: { shared: TWO, own: OWNER, note: OWNER },
  checkIn: { waiting: OWNER, revealed: TWO },
  freeEvening: { alone: OWNER, both: TWO },
  search: { remembered: OWNER },
  position: { any: NOBODY },
} as const satisfies Record<string, Record<string, Sees>>;
export type SeenKind = keyof typeof WHO_SEES;
