import type { Unread } from '@liora/domain/contract/notifications';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '@liora/domain/rules/notifications';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { notificationsText } from '../notifications.text.ts';
import { groupTitle } from './notificationGroups.rules.ts';

interface GroupChipsProps {
  chosen: NotificationGroup | undefined;
  onChoose: (group: NotificationGroup | undefined) => void;
  unread: Unread | null;
  partner: string | null;
}

/** All, or one group, each with how many of it are not read. */
export function GroupChips({ chosen, onChoose, unread, partner }: GroupChipsProps) {
  return (
    <ChipRow label={notificationsText.filter}>
      <Chip on={chosen === undefined} onClick={() => onChoose(undefined)}>
        {notificationsText.all}
      </Chip>
      {NOTIFICATION_GROUPS.map((group) => {
        const name = group === 'dates' ? notificationsText.dates : groupTitle(group, partner);
        const count = unread?.[group] ?? 0;
        return (
          <Chip key={group} on={chosen === group} onClick={() => onChoose(group)}>
            {name}
            {count > 0 && (
              <>
                <span aria-hidden="true" className="tabular-nums opacity-75">
                  {count}
                </span>
                <VisuallyHidden>{notificationsText.unreadCount(count)}</VisuallyHidden>
              </>
            )}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
