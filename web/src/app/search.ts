import { listOf, oneOf, searchFields, text, uuid } from '../lib/searchFields.ts';

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
