/** A place id as a merge finds it. */
export interface LockedPlace {
  place_id: string;
  /** Where it leads on to. */
  redirect_to: string | null;
  /** An imported place that is shown: no pin, and not gone. */
  imported: boolean;
}

/** Only two places that each are one of their own become one: so nothing ever leads round in a circle. */
export function mayMerge(from: LockedPlace | undefined, to: LockedPlace | undefined): boolean {
  if (!from || !to || from.place_id === to.place_id) return false;
  return [from, to].every(({ redirect_to, imported }) => redirect_to === null && imported);
}

/**
 * The last merge first: what came together later stands on what came before, and can only be told from it as long as that is
 * there.
 */
export function mayUndo(merge: { leads: boolean; stays: boolean; merged_into_since: boolean }): boolean {
  return merge.leads && merge.stays && !merge.merged_into_since;
}
