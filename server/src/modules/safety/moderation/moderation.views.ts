import type { Photo } from '@liora/domain/contract/photos';
import { type ModerationDecision, type ModerationItem, moderationItem } from '@liora/domain/contract/safety';
import type { DecisionRow, OpenItem, ReportRow } from './moderation.queries.ts';

const reason = moderationItem.shape.reports.element.shape.reason;

/** A thing of the queue with its reports among `reports`. */
export function toModerationItem(
  item: OpenItem,
  reports: readonly ReportRow[],
  photos: Photo[],
): ModerationItem {
  const { user_id, username, profile_photo_url, email, reported, upheld, opened_at, ...content } = item;
  const its = reports.filter(
    (row) => row.content_type === item.content_type && row.content_id === item.content_id,
  );
  return {
    ...content,
    photos,
    opened_at: opened_at.toISOString(),
    author:
      user_id && username && email ? { user_id, username, profile_photo_url, email, reported, upheld } : null,
    report_count: its[0]?.of ?? 0,
    reports: its.map((row) => ({
      id: row.id,
      reporter: toReporter(row),
      reason: reason.parse(row.reason),
      details: row.details,
      created_at: row.created_at.toISOString(),
      decision: row.decision,
    })),
  };
}

function toReporter(row: ReportRow): ModerationItem['reports'][number]['reporter'] {
  const { user_id, username, profile_photo_url, reports, upheld, dismissed } = row;
  return user_id && username ? { user_id, username, profile_photo_url, reports, upheld, dismissed } : null;
}

export function toDecision(row: DecisionRow): ModerationDecision {
  const { decided_by, username, profile_photo_url } = row;
  return {
    id: row.id,
    content_type: row.content_type,
    content_id: row.content_id,
    title: row.content_title,
    action: row.action,
    reason: row.reason,
    decided_by: decided_by && username ? { user_id: decided_by, username, profile_photo_url } : null,
    decided_at: row.decided_at.toISOString(),
  };
}
