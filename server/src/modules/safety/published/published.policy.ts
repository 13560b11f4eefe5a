interface Lookable {
  /** Its author shows it to others: to everybody, or as Privé. */
  isPublished: boolean;
  /** There is a report of it, decided or not, or a decision about it. */
  isCase: boolean;
}

/** Moderators read, and decide about, what its author shows to others, and what came before them; nothing private that nobody reported. */
export const mayModeratorsRead = ({ isPublished, isCase }: Lookable): boolean => isPublished || isCase;
