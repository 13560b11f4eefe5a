import * as z from 'zod';

/**
 * Search parameters that any screen may carry: dialogs that lie over it.
 * `plan`: plan details over the list they were opened from (shown as /plan/{id}). `create`, `with`: the Create dialog,
 * with a place already in it. `edit`: the Create dialog prefilled with an own plan.
 */
export const overlaySearch = z.object({
  plan: z.uuid().optional().catch(undefined),
  create: z.boolean().optional().catch(undefined),
  with: z.string().max(100).optional().catch(undefined),
  edit: z.uuid().optional().catch(undefined),
});
export type OverlaySearch = z.infer<typeof overlaySearch>;

/** /curated-plans: the tags that a plan must have, all of them. */
export const plansSearch = z.object({
  tags: z.array(z.string().max(30)).max(20).optional().catch(undefined),
});

/** /auth: the form's mode, and where to go afterwards (a path of this site only). */
export const authSearch = z.object({
  mode: z.enum(['sign-in', 'sign-up', 'forgot']).optional().catch(undefined),
  next: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(500)
    .optional()
    .catch(undefined),
});

/** Addresses in mails carry their secret in `token`; the screen takes it out of the address at once (RUL-33). */
export const mailedLinkSearch = z.object({ token: z.string().max(200).optional().catch(undefined) });
