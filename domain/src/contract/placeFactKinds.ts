import * as z from 'zod';

/** What people can say is wrong with a place; 'reopened' of one that is closed for good by their word. */
export const placeFactKind = z.enum(['closed', 'moved', 'wrong_hours', 'reopened']);
export type PlaceFactKind = z.infer<typeof placeFactKind>;
