import * as z from 'zod';
import { ADMIN_ACTIONS_PAGE } from '../limits.ts';
import { ACTION_FILE_FORMATS, ADMIN_ACTIONS } from '../rules/adminActions.ts';
import { cursor, nearDay, person } from './common.ts';
import { adminErrors } from './errors.ts';
import { read, write } from './procedure.ts';

/** What an admin did. */
const actionRecord = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: an operator at the machine or the server itself, or an admin whose account is gone. */
  admin: person.nullable(),
  /** Of an admin, whether or not there still is an account. */
  by_admin: z.boolean(),
  /** One of ADMIN_ACTIONS; of a newer version another. */
  action: z.string(),
  subject_type: z.string().nullable(),
  subject_id: z.string().nullable(),
  /** Of a member as they are called now; null once that account is gone. */
  member: person.nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ActionRecord = z.infer<typeof actionRecord>;

const actionFilter = {
  admin: z.uuid().optional(),
  action: z.enum(ADMIN_ACTIONS).optional(),
  /** A day of UTC. */
  day: nearDay.optional(),
  cursor: cursor.optional(),
};

/** For admins alone; anybody else is told NOT_FOUND (RUL-95). */
export const moderationContract = {
  /** What admins did, newest first, page by page. */
  actions: read('/moderation/actions')
    .errors(adminErrors())
    .input(z.object(actionFilter))
    .output(
      z.object({ actions: z.array(actionRecord).max(ADMIN_ACTIONS_PAGE), nextCursor: z.string().nullable() }),
    ),
  /** The same as a file, piece by piece, by ids alone. That it was asked for is one more line. */
  exportActions: write('/moderation/export-actions')
    .errors(adminErrors())
    .input(z.object({ ...actionFilter, format: z.enum(ACTION_FILE_FORMATS) }))
    .output(z.object({ text: z.string(), nextCursor: z.string().nullable() })),
};
