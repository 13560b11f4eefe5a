import type { AdminAction } from '@liora/domain/rules/adminActions';
import type { Db } from '../db/client.ts';

export interface ActionRecord {
  at: Date;
  /** User id; null: an operator at the machine, or the server itself. */
  adminId: string | null;
  action: AdminAction;
  /** What it was done to, by ids alone: names and addresses change, and have to go when an account is erased. */
  subject?: { type: string; id: string } | undefined;
  reason?: string | undefined;
  details?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * Writes down what an admin does, in the transaction of the change: both happen or neither does (RUL-95). The one place that
 * writes the list; the database refuses to change or delete a line.
 */
export async function recordAction(
  trx: Db,
  { at, adminId, action, subject, reason, details = {} }: ActionRecord,
): Promise<void> {
  await trx
    .insertInto('admin_actions')
    .values({
      at,
      admin_id: adminId,
      action,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      reason: reason ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
