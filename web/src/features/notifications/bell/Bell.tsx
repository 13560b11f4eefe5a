import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { bellText } from './bell.text.ts';
import { useUnread } from './useUnread.ts';

/** The way to the notifications, with a mark while some are not read. */
export function Bell() {
  const count = useUnread();
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
