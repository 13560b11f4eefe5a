import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { unreadOptions } from '../notifications.queries.ts';
import { bellText } from './bell.text.ts';

/** The way to the notifications, with a mark while some are not read. */
export function Bell() {
  const { data: unread } = useQuery(unreadOptions());
  const count = unread ? Object.values(unread).reduce((sum, some) => sum + some, 0) : 0;
  return (
    <Link
      to="/notifications"
      className="ib relative"
      aria-label={count > 0 ? bellText.unread(count) : bellText.notifications}
    >
      <BellIcon aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full bg-amber ring-2 ring-canvas"
        />
      )}
    </Link>
  );
}
