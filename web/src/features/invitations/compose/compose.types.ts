import type { CoveredPlace } from '@liora/art/placeCover';

/** What an invitation leads to, with what its cover is drawn from. */
export type InviteVenue =
  | (CoveredPlace & { kind: 'place'; name: string; photoUrl: string | null; timeZone: string })
  | {
      kind: 'plan';
      id: string;
      name: string;
      theme: string | null;
      stops: ReadonlyArray<{ latitude: number | null; longitude: number | null }>;
      timeZone: string | null;
    };

export interface Invited {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
}

/**
 * Where it begins: at a place or plan, for whoever gets the link or for one person by name; or at a person, who is invited by
 * name, for an instant where one has been found.
 */
export type InviteSubject =
  | { venue: InviteVenue; to: Invited | null }
  | { venue: null; to: Invited; at?: string };
