import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import type { NotificationContent, PartnerAddition } from '@liora/domain/rules/notifications';

/** Where a notification leads: the page of what it is about, which says itself when that is gone. */
export type NotificationLink =
  | { to: '/place/$id'; params: { id: string } }
  | { to: '/plan/$id'; params: { id: string } }
  | { to: '/memories/{-$part}'; params: { part: string } }
  | { to: '/profile/settings/$part'; params: { part: 'partner' | 'reports' } }
  | { to: '/us/surprises/$id'; params: { id: string } }
  | { to: '/us/bucket-list'; params: object }
  | { to: '/us/check-in'; params: object; search: { kind: CheckInKind } }
  | { to: '/us/free-evenings'; params: object }
  | { to: '/us/match'; params: object }
  | { to: '/decisions/$id'; params: { id: string } }
  | { to: '/dates/$id'; params: { id: string } };

const PAGES: Record<Exclude<PartnerAddition, 'bucket' | 'memories'>, '/place/$id' | '/plan/$id'> = {
  places: '/place/$id',
  pins: '/place/$id',
  plans: '/plan/$id',
};

/** Null: there is no page of it. Several additions lead to the last of them. */
export function notificationLink(content: NotificationContent): NotificationLink | null {
  if ('invitation_id' in content.data)
    return { to: '/dates/$id', params: { id: content.data.invitation_id } };
  if (content.type === 'surprise_opened')
    return { to: '/us/surprises/$id', params: { id: content.data.surprise_id } };
  if (content.type === 'moderation_decision')
    return { to: '/decisions/$id', params: { id: String(content.data.decision_id) } };
  if (content.type === 'report_decided')
    return { to: '/profile/settings/$part', params: { part: 'reports' } };
  if (content.type === 'match_opened') return { to: '/us/match', params: {} };
  if (content.type === 'free_evening') return { to: '/us/free-evenings', params: {} };
  if (content.type === 'check_in_revealed' || content.type === 'check_in_reminder')
    return { to: '/us/check-in', params: {}, search: { kind: content.data.kind } };
  if (content.type !== 'partner_activity')
    return { to: '/profile/settings/$part', params: { part: 'partner' } };
  const { what, subjects } = content.data;
  if (what === 'bucket') return { to: '/us/bucket-list', params: {} };
  const [id] = subjects;
  if (id === undefined) return null;
  if (what === 'memories') return { to: '/memories/{-$part}', params: { part: id } };
  return { to: PAGES[what], params: { id } };
}
