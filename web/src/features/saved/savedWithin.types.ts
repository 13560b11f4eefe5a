/** Where a button stands: in a plan visitors are told in other words (RUL-71). */
export type SavedWithin = 'place' | 'plan';
