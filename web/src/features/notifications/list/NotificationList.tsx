import type { Notification } from '@liora/domain/contract/notifications';
import type { NotificationGroup } from '@liora/domain/rules/notifications';
import { useRef } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { notificationsText } from '../notifications.text.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { groupTitle, inGroups } from './notificationGroups.rules.ts';

interface NotificationListProps {
  rows: readonly Notification[];
  group: NotificationGroup | undefined;
  partner: string | null;
}

export function NotificationList({ rows, group, partner }: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);
  if (rows.length === 0) return <Nothing group={group} />;
  return (
    // Takes the focus of a row that leaves it.
    <div ref={list} tabIndex={-1} className="outline-none">
      {inGroups(rows).map((one) => (
        <section key={one.group} className="mt-7" aria-labelledby={`group-${one.group}`}>
          <h2 id={`group-${one.group}`} className="t2 mb-1 text-[1.375rem]">
            {groupTitle(one.group, partner)}
          </h2>
          <ul className="lines">
            {one.rows.map((row) => (
              <NotificationRow key={row.id} row={row} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Nothing({ group }: { group: NotificationGroup | undefined }) {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={group ? notificationsText.emptyGroup : notificationsText.emptyTitle}
      text={group ? undefined : notificationsText.emptyText}
    />
  );
}
