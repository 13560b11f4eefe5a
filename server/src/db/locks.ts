/**
 * The first halves of PostgreSQL's advisory locks, one per purpose: two purposes with one number wait for each other without
 * a reason. Those that only migrations use stand here, too; a test looks for numbers that do not.
 */
export const LOCKS = {
  /** Keys of places that may be the same (0003, 0014). */
  searchKeys: 20_261_120,
  /** Writes of search rows (0016). */
  searchWrites: 20_261_121,
  /** Accounts and subscriptions whose billing events are being put in order. */
  billing: 20_261_122,
  /** Which of the reactions under way wakes the readers of live events (0018). */
  liveReactions: 20_261_123,
  /** Who fills the table of towns. */
  townNames: 20_261_124,
  /** Writes of one person's reviews. */
  reviewAuthors: 20_261_130,
  /** Reviews of one place that may be a burst. */
  reviewBursts: 20_261_131,
  /** Bucket lists that somebody adds to: of one person, and of two by their link. */
  bucketLists: 20_261_134,
  /** Invitations that one person makes. */
  invitationSenders: 20_261_135,
  /** Who adds up the changes of the map's cells (0033). */
  mapCells: 20_261_133,
  /** Things that moderators decide about. */
  decisions: 20_261_158,
  /** Which browsers somebody has. */
  pushSubscriptions: 20_261_148,
} as const;
