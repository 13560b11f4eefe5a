import { PLAN_MAX_TAGS, PLAN_TAG_MAX_CHARS } from '@liora/domain/limits';
import { VIEW_AS } from '@liora/domain/rules/viewAs';
import { instant, listOf, oneOf, searchFields, text, uuid } from '../lib/searchFields.ts';

/**
 * /curated-plans: the tags that a plan must have, all of them, the person (user id) whose plans alone are wanted, and
 * whether plans far from the reader are wanted, too.
 */
export const plansSearch = searchFields({
  tags: listOf(text(PLAN_TAG_MAX_CHARS), PLAN_MAX_TAGS),
  by: uuid,
  where: oneOf(['everywhere']),
});

/** /liora-loved: what the list is sorted by; the best first when left out. */
export const lovedSearch = searchFields({ sort: oneOf(['nearest', 'recent']) });

/** /auth: the form's mode, and where to go afterwards (a path of this site only). */
export const authSearch = searchFields({
  mode: oneOf(['sign-in', 'sign-up', 'forgot', 'link']),
  next: text(500, /^\/(?![/\\])/),
});

/** /auth/company: what the company sends people back with (OAuth 2); the screen takes it out of the address at once. */
export const companySearch = searchFields({
  code: text(4000),
  state: text(200),
  iss: text(500),
  error: text(200),
});

/** Addresses in mails carry their secret in `token`; the screen takes it out of the address at once (RUL-33). */
export const mailedLinkSearch = searchFields({ token: text(200) });

/** /liora-link: a partner's code; the screen takes it out of the address at once (RUL-33). */
export const linkSearch = searchFields({ code: text(200) });

/** /profile and /profile/{id}: what of somebody is listed; their plans when left out. */
export const profileSearch = searchFields({ tab: oneOf(['pins', 'reviews', 'memories']) });

/** /us/check-in: of a day or, when left out, of the week. */
export const checkInSearch = searchFields({ kind: oneOf(['day', 'week']) });

/** /account-deleted: until when signing in brings the account back. */
export const deletedSearch = searchFields({ until: instant });

/** /plan/{id} and /profile/{id}: one's own as others see it. */
export const viewAsSearch = searchFields({ as: oneOf(VIEW_AS) });
