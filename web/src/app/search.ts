// Valibot, not zod: these lines are on the way to the first screen, and it weighs a tenth.
import * as v from 'valibot';
import { lenient, shortText } from '../lib/lenient.ts';

const uuid = v.pipe(v.string(), v.uuid());

/**
 * Search parameters that any screen may carry: dialogs that lie over it.
 * `plan`: plan details over the list they were opened from (shown as /plan/{id}). `create`, `with`: the Create dialog,
 * with a place already in it. `edit`: the Create dialog prefilled with an own plan.
 */
export const overlaySearch = v.object({
  plan: lenient(uuid),
  create: lenient(v.boolean()),
  with: lenient(shortText(100)),
  edit: lenient(uuid),
});

/** /curated-plans: the tags that a plan must have, all of them. */
export const plansSearch = v.object({ tags: lenient(v.pipe(v.array(shortText(30)), v.maxLength(20))) });

/** /auth: the form's mode, and where to go afterwards (a path of this site only). */
export const authSearch = v.object({
  mode: lenient(v.picklist(['sign-in', 'sign-up', 'forgot'])),
  next: lenient(v.pipe(shortText(500), v.regex(/^\/(?![/\\])/))),
});

/** Addresses in mails carry their secret in `token`; the screen takes it out of the address at once (RUL-33). */
export const mailedLinkSearch = v.object({ token: lenient(shortText(200)) });
