import { flag, listOf, oneOf, searchFields, text, uuid } from '../lib/searchFields.ts';

/**
 * Search parameters that any screen may carry: dialogs that lie over it.
 * `plan`: plan details over the list they were opened from (shown as /plan/{id}). `create`, `with`: the Create dialog,
 * with a place already in it. `edit`: the Create dialog prefilled with an own plan. `prive`: the membership screen
 * (shown as /prive).
 */
export const overlaySearch = searchFields({
  plan: uuid,
  create: flag,
  with: text(100),
  edit: uuid,
  prive: flag,
});

/**
 * /curated-plans: the tags that a plan must have, all of them, the person (user id) whose plans alone are wanted, and
 * whether plans far from the reader are wanted, too.
 */
export const plansSearch = searchFields({
  tags: listOf(text(30), 20),
  by: uuid,
  where: oneOf(['everywhere']),
});

/** /auth: the form's mode, and where to go afterwards (a path of this site only). */
export const authSearch = searchFields({
  mode: oneOf(['sign-in', 'sign-up', 'forgot']),
  next: text(500, /^\/(?![/\\])/),
});

/** Addresses in mails carry their secret in `token`; the screen takes it out of the address at once (RUL-33). */
export const mailedLinkSearch = searchFields({ token: text(200) });
