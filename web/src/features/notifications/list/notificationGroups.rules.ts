import type { Notification } from '@liora/domain/contract/notifications';
import { GROUP_OF, NOTIFICATION_GROUPS, type NotificationGroup } from '@liora/domain/rules/notifications';
import { notificationsText } from '../notifications.text.ts';

interface Group {
  group: NotificationGroup;
  rows: Notification[];
}

/** The rows by group, in the order of the groups; groups without any are left out. */
export function inGroups(rows: readonly Notification[]): Group[] {
  return NOTIFICATION_GROUPS.map((group) => ({
    group,
    rows: rows.filter(({ type }) => GROUP_OF[type] === group),
  })).filter((one) => one.rows.length > 0);
}

/** Who the partner is, from what they added. */
export const partnerName = (rows: readonly Notification[]): string | null =>
  rows.find(({ type, from }) => GROUP_OF[type] === 'partner' && from !== null)?.from?.username ?? null;

export const groupTitle = (group: NotificationGroup, partner: string | null): string =>
  group === 'partner' && partner !== null ? partner : notificationsText.groups[group];
