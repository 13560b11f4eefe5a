import type { ModerationDecision, OwnDecision } from '@liora/domain/contract/decisionFacts';
import type { Photo } from '@liora/domain/contract/photos';
import { type ModerationItem, moderationItem } from '@liora/domain/contract/safety';
import { contentKind } from '../../../content/contentKinds.ts';
import { possibleActions } from './decisions.policy.ts';
import type { DecisionRow } from './decisions.queries.ts';
import type { ItemRow } from './items.queries.ts';
import type { ReportRow } from './moderation.queries.ts';
import type { ObjectionRow } from './objections.queries.ts';

const reason = moderationItem.shape.reports.element.shape.reason;

/** A thing with its reports among `reports`, as this moderator reads it: who reported their own is not theirs to know. */
export function toModerationItem(
  item: ItemRow,
  reports: readonly ReportRow[],
  photos: Photo[],
  readerId: string,
): ModerationItem {
  const { user_id, username, profile_photo_url, email, reported, upheld, opened_at, is_admin, ...content } =
    item;
  const isOwn = user_id === readerId;
  const its = reports.filter(
    (row) => row.content_type === item.content_type && row.content_id === item.content_id,
  );
  return {
    ...content,
    objection: item.objection && {
      ...item.objection,
      created_at: new Date(item.objection.created_at).toISOString(),
    },
    can: possibleActions({
      canBeTaken: Boolean(contentKind(item.content_type)?.takeAway),
      gone: item.gone,
      hasAuthor: user_id !== null,
      authorIsAdmin: is_admin,
      isOwn,
      isObjected: item.objection !== null,
    }),
    photos,
    opened_at: opened_at?.toISOString() ?? null,
    author:
      user_id && username
        ? { user_id, username, profile_photo_url, email: opened_at ? email : null, reported, upheld }
        : null,
    report_count: its[0]?.of ?? 0,
    reports: its.map((row) => ({
      id: row.id,
      reporter: isOwn ? null : toReporter(row),
      reason: reason.parse(row.reason),
      details: isOwn ? null : row.details,
      created_at: row.created_at.toISOString(),
      decision: row.decision,
    })),
  };
}

function toReporter(row: ReportRow): ModerationItem['reports'][number]['reporter'] {
  const { user_id, username, profile_photo_url, reports, upheld, dismissed } = row;
  return user_id && username ? { user_id, username, profile_photo_url, reports, upheld, dismissed } : null;
}

const personOf = (user_id: string | null, username: string | null, profile_photo_url: string | null) =>
  user_id && username ? { user_id, username, profile_photo_url } : null;

export function toDecision(row: DecisionRow): ModerationDecision {
  return {
    id: row.id,
    content_type: row.content_type,
    content_id: row.content_id,
    title: row.content_title,
    action: row.action,
    suspended_until: row.suspended_until?.toISOString() ?? null,
    reason: row.reason,
    about: personOf(row.about_user_id, row.about_username, row.about_photo_url),
    decided_by: personOf(row.decided_by, row.username, row.profile_photo_url),
    decided_at: row.decided_at.toISOString(),
    undone: row.undone_at !== null,
    stands: row.stands,
  };
}

export function toOwnDecision(
  row: DecisionRow,
  objection: ObjectionRow | null,
  may_object: boolean,
): OwnDecision {
  const { id, content_type, title, action, suspended_until, reason, decided_at, stands } = toDecision(row);
  return {
    ...{ id, content_type, title, action, suspended_until, reason, decided_at, stands, may_object },
    objection: objection && {
      words: objection.words,
      created_at: objection.created_at.toISOString(),
      answer: objection.answered_at && {
        upheld: objection.answer_action === 'restore',
        reason: objection.answer_reason ?? '',
        decided_at: objection.answered_at.toISOString(),
      },
    },
  };
}
