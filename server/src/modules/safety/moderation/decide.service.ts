import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import type { ModerationAction } from '@liora/domain/rules/decisions';
import { recordAction } from '../../../audit/recordAction.ts';
import { contentKind } from '../../../content/contentKinds.ts';
import { flagContent, isWithdrawn } from '../../../content/hideContent.queries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockAccounts } from '../../accounts/suspension/suspension.service.ts';
import { type Case, caseOf } from '../content.queries.ts';
import { mayModeratorsRead } from '../published/published.policy.ts';
import { sightOfThing } from '../published/published.queries.ts';
import { decideReports } from '../reports/reports.queries.ts';
import { possibleActions, undoableUntil } from './decisions.policy.ts';
import { insertDecision, lockThing, standingDecision, type Thing } from './decisions.queries.ts';
import { isAdmin } from './moderation.queries.ts';
import { toDecision } from './moderation.views.ts';
import { answerObjections, objectionTo } from './objections.queries.ts';
import { reconcileSuspension } from './standing.service.ts';

export interface DecideInput {
  /** `seen`: the decision that stood when it was read. */
  items: readonly (Thing & { seen: number | null })[];
  action: ModerationAction;
  reason: string;
  /** Of a suspension; null: until a moderator ends it. */
  days?: number | null;
}

type Decided = Thing & { found: Case };

/**
 * Decides about things, all or none, and answers their waiting reports and objections. Everything is done at once but what
 * cannot be taken back: that, and telling the author, is a job of a minute later (doDecision).
 *
 * @throws NOT_FOUND, also for what moderators may not read; DECIDED_MEANWHILE, with what stands, where somebody else has
 * decided since it was read; DECISION_REFUSED
 */
export async function decideContent({ deps, viewer }: SignedInCaller, input: DecideInput) {
  const now = deps.now();
  const decisions = await deps.db.transaction().execute(async (trx) => {
    const things = await lockUnchanged(trx, viewer.userId, input);
    const made: number[] = [];
    for (const thing of things) made.push(await decideOne(deps, trx, viewer.userId, thing, input));
    for (const author of authorsOf(things)) await reconcileSuspension(trx, author, now);
    return made;
  });
  return { decisions, undo_until: undoableUntil(now).toISOString() };
}

const authorsOf = (things: readonly Decided[]) => [
  ...new Set(things.flatMap(({ found }) => found.author ?? [])),
];

/** The things, each as it was read, with nobody else deciding about them or their authors until the transaction ends. */
async function lockUnchanged(trx: Db, decidedBy: string, { items, action }: DecideInput): Promise<Decided[]> {
  const inOrder = [...items].sort((a, b) => (a.content_id < b.content_id ? -1 : 1));
  for (const item of inOrder) await lockThing(trx, item);
  const things: Decided[] = [];
  for (const { seen, ...thing } of inOrder) {
    const found = await caseOf(trx, thing.content_type, thing.content_id);
    if (!found || !mayModeratorsRead(await sightOfThing(trx, thing))) throw new ProductError('NOT_FOUND');
    const standing = await standingDecision(trx, thing);
    if ((standing?.id ?? null) !== seen)
      throw new ProductError('DECIDED_MEANWHILE', { decision: standing && toDecision(standing) });
    if (!(await isPossible(trx, decidedBy, { ...thing, found }, action, seen)))
      throw new ProductError('DECISION_REFUSED');
    things.push({ ...thing, found });
  }
  await lockAccounts(trx, authorsOf(things));
  return things;
}

async function isPossible(
  trx: Db,
  decidedBy: string,
  { content_type, found }: Decided,
  action: ModerationAction,
  seen: number | null,
) {
  const objection = seen === null ? null : await objectionTo(trx, seen);
  return possibleActions({
    canBeTaken: Boolean(contentKind(content_type)?.takeAway),
    gone: found.gone,
    hasAuthor: found.author !== null,
    isOwn: found.author === decidedBy,
    authorIsAdmin: found.author !== null && (await isAdmin(trx, found.author)),
    isObjected: objection !== null && objection.answered_at === null,
  }).includes(action);
}

/** A profile is the member themself. */
export const subjectOf = ({ content_type, content_id }: Thing) => ({
  type: content_type === 'profile' ? 'member' : content_type,
  id: content_id,
});

async function decideOne(
  deps: Deps,
  trx: Db,
  decidedBy: string,
  { found, ...thing }: Decided,
  { action, reason, days = null }: DecideInput,
): Promise<number> {
  const { content_type, content_id } = thing;
  const now = deps.now();
  const jobId = randomUUID();
  const wasHidden = found.is_hidden && !(await isWithdrawn(trx, content_type, content_id));
  // First: it locks the row, so that a report that comes meanwhile waits and opens the case again.
  const flags = action === 'restore' ? { is_hidden: false, is_reported: false } : { is_hidden: true };
  await flagContent(trx, content_type, content_id, flags);
  const id = await insertDecision(trx, {
    ...thing,
    content_title: found.title,
    action,
    reason,
    about_user_id: found.author,
    suspended_until: action === 'suspend' && days !== null ? new Date(now.getTime() + days * DAY_MS) : null,
    was_hidden: wasHidden,
    decided_by: decidedBy,
    decided_at: now,
    job_id: jobId,
  });
  const record = { at: now, adminId: decidedBy, subject: subjectOf(thing), reason };
  await recordAction(trx, { ...record, action: `content.${action}` });
  await decideReports(trx, thing, id);
  await answerObjections(trx, thing, id);
  await deps.queue.send(trx, 'decisions', { decisionId: id }, jobId, undoableUntil(now));
  return id;
}
