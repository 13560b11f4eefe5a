import { flag, oneOf, searchFields, text, uuid } from '../../lib/searchFields.ts';

export const CONTENT_KINDS = ['plan', 'pin', 'review', 'photo', 'profile'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** /admin: reports or, in further tabs, decisions and what is published; what is read, '{kind}.{id}', and the kind that is listed. */
export const adminSearch = searchFields({
  tab: oneOf(['decisions', 'plans']),
  kind: oneOf(CONTENT_KINDS),
  item: text(50, /^\w+\.[\da-f-]{36}$/),
});

/** /admin/members: who is read. */
export const adminMembersSearch = searchFields({ member: uuid });

/** /admin/audit: whose actions, done to whom, which, and of which day, as written; the screen reads the rest (audit/actionFilter.rules.ts). */
export const adminAuditSearch = searchFields({ admin: uuid, member: uuid, action: text(40), day: text(10) });

/**
 * /admin/places: proposals, or the tab 'all', 'duplicates', 'merges', 'addresses', 'words' or 'imports'; the place, proposal, pair, pin, term or import
 * that is read, and what all places are filtered by, as written: the screen reads it (directory/directoryFilters.rules.ts).
 */
export const adminPlacesSearch = searchFields({
  tab: text(10),
  item: text(161),
  q: text(64),
  source: text(40),
  category: text(20),
  missing: text(20),
  edited: flag,
  closed: flag,
  older: text(3),
  confidence: text(3),
  area: text(50),
});
