import { oneOf, searchFields, text, uuid } from '../../lib/searchFields.ts';

export const CONTENT_KINDS = ['plan', 'pin', 'review', 'photo', 'profile'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** /admin: reports or, in its second tab, decisions; the report that is read, '{kind}.{id}', and the kind that is listed. */
export const adminSearch = searchFields({
  tab: oneOf(['decisions']),
  kind: oneOf(CONTENT_KINDS),
  item: text(50, /^[a-z]{3,10}\.[\da-f-]{36}$/),
});

/** /admin/members: who is read. */
export const adminMembersSearch = searchFields({ member: uuid });

/** /admin/audit: whose actions, done to whom, which, and of which day, as written; the screen reads the rest (audit/actionFilter.rules.ts). */
export const adminAuditSearch = searchFields({ admin: uuid, member: uuid, action: text(40), day: text(10) });

/** /admin/places: proposals, or the tab 'duplicates' or 'merges'; the proposal or pair that is read. */
export const adminPlacesSearch = searchFields({ tab: text(10), item: text(161) });
