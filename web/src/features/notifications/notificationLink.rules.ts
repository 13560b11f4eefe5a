import type { NotificationContent, PartnerAddition } from '@liora/domain/rules/notifications';

/** Where a notification leads: the page of what it is about, which says itself when that is gone. */
export type NotificationLink =
  | { to: '/place/$id'; params: { id: string } }
  | { to: '/plan/$id'; params: { id: string } }
  | { to: '/memories/{-$part}'; params: { part: string } }
  | { to: '/profile/settings/$part'; params: { part: 'partner' } }
  | { to: '/profile'; params: object };

const PAGES: Record<Exclude<PartnerAddition, 'memories'>, '/place/$id' | '/plan/$id'> = {
  places: '/place/$id',
  pins: '/place/$id',
  plans: '/plan/$id',
};

/** Null: there is no page of it. Several additions lead to the last of them. */
export function notificationLink(content: NotificationContent): NotificationLink | null {
  if (content.type.startsWith('invitation')) return { to: '/profile', params: {} };
  if (content.type !== 'partner_activity')
    return { to: '/profile/settings/$part', params: { part: 'partner' } };
  const { what, subjects } = content.data;
  const [id] = subjects;
  if (id === undefined) return null;
  if (what === 'memories') return { to: '/memories/{-$part}', params: { part: id } };
  return { to: PAGES[what], params: { id } };
}
