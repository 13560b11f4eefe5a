import { ADMIN_ACTIONS_EXPORTED, ADMIN_ACTIONS_PAGE } from '@liora/domain/limits';
import type { ActionFileFormat, AdminAction } from '@liora/domain/rules/adminActions';
import { recordAction } from '../../../audit/recordAction.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type ActionFilter, type ActionRow, peopleNamed, selectActions } from './actions.queries.ts';
import { CSV_HEAD, csvLine, jsonLine, toActionRecord } from './actions.views.ts';

interface ActionsInput {
  admin?: string | undefined;
  member?: string | undefined;
  action?: AdminAction | undefined;
  day?: string | undefined;
  cursor?: string | undefined;
}

const filterOf = ({ cursor, ...filter }: ActionsInput): ActionFilter => ({
  ...filter,
  before: cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null,
});

/** What `limit + 1` rows make: a page, and the cursor of the next one when there is more. */
function pageOf(found: readonly ActionRow[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > limit ? String(last.id) : null };
}

/** What admins did, newest first. */
export async function listActions({ deps }: SignedInCaller, input: ActionsInput) {
  const found = await selectActions(deps.db, filterOf(input), ADMIN_ACTIONS_PAGE + 1);
  const { page, nextCursor } = pageOf(found, ADMIN_ACTIONS_PAGE);
  const ids = page.flatMap(({ admin_id, subject_type, subject_id }) => [
    ...(admin_id ? [admin_id] : []),
    ...(subject_type === 'member' && subject_id ? [subject_id] : []),
  ]);
  const people = await peopleNamed(deps.db, ids);
  return { actions: page.map((row) => toActionRecord(row, people)), nextCursor };
}

/**
 * The same as a file, so many lines at a time. Each piece is written down as an action of its own: where one begins is the
 * caller's word, and who asks for the second alone has exported it, too.
 */
export async function exportActions(
  { deps, viewer }: SignedInCaller,
  { format, ...input }: ActionsInput & { format: ActionFileFormat },
): Promise<{ text: string; nextCursor: string | null }> {
  const filter = filterOf(input);
  const { admin = null, member = null, action = null, day = null, before } = filter;
  const isFirst = before === null;
  const details = { format, admin, member, action, day, ...(!isFirst && { before }) };
  await recordAction(deps.db, { at: deps.now(), adminId: viewer.userId, action: 'actions.export', details });
  const found = await selectActions(deps.db, filter, ADMIN_ACTIONS_EXPORTED + 1);
  const { page, nextCursor } = pageOf(found, ADMIN_ACTIONS_EXPORTED);
  const lines = page.map(format === 'csv' ? csvLine : jsonLine).join('');
  return { text: isFirst && format === 'csv' ? CSV_HEAD + lines : lines, nextCursor };
}
