import type { Notification } from '@liora/domain/contract/notifications';
import { readerZone } from '@liora/domain/i18n/format';
import { notificationWords } from '@liora/domain/rules/notificationWords';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, MailOpen, Mail as Unread, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { notificationAge } from '../notificationAge.rules.ts';
import { notificationLink } from '../notificationLink.rules.ts';
import { markRow, removeRow } from '../notifications.actions.ts';
import { notificationsText } from '../notifications.text.ts';
import { DateFile } from './DateFile.tsx';
import { AddedCovers, NotificationFace } from './NotificationFace.tsx';

export const ROW = 'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-1 py-3.5';
const TITLE = 'min-w-0 pt-1 text-[0.9375rem]/[1.3125rem] wrap-anywhere';
/** The whole row opens it; what lies over it can be pressed by itself. */
const LINK =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:[outline:3px_solid_var(--focus,currentColor)]';

interface NotificationRowProps {
  row: Notification;
  /** It leaves the list: where the focus goes. */
  onRemoved: () => void;
}

/** One line: who, what, what they wrote, and when. Opening it marks it as read. */
export function NotificationRow({ row, onRemoved }: NotificationRowProps) {
  const now = useNow();
  const name = row.from?.username ?? null;
  const { title, message } = notificationWords(row, { name, timeZone: readerZone() });
  const at = new Date(row.created_at);
  return (
    <li className={ROW}>
      <NotificationFace row={row} />
      <p className={`${TITLE} ${row.read ? '' : 'font-[550]'}`}>
        <TitleLink row={row}>
          <WithName title={title} name={name} />
        </TitleLink>
      </p>
      <div className="flex items-center gap-2 text-caption text-ink-2 tabular-nums whitespace-nowrap">
        <time dateTime={row.created_at}>{notificationAge(at, now)}</time>
        {!row.read && (
          <span
            role="img"
            aria-label={notificationsText.unread}
            className="size-[9px] rounded-full bg-amber"
          />
        )}
        <RowMenu row={row} title={title} onRemoved={onRemoved} />
      </div>
      {message && <p className="quote col-[2/-1] min-w-0 text-[1.0625rem]/6 wrap-anywhere">{message}</p>}
      <AddedCovers pictures={row.pictures} />
      <DateFile row={row} />
    </li>
  );
}

function TitleLink({ row, children }: { row: Notification; children: ReactNode }) {
  const queries = useQueryClient();
  const link = notificationLink(row);
  if (!link) return children;
  return (
    <Link {...link} className={LINK} onClick={() => !row.read && void markRow(queries, row.id, true)}>
      {children}
    </Link>
  );
}

/** A name stands out wherever the language puts it. */
function WithName({ title, name }: { title: string; name: string | null }) {
  const at = name === null ? -1 : title.indexOf(name);
  if (name === null || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <b className="font-[650]">{name}</b>
      {title.slice(at + name.length)}
    </>
  );
}

function RowMenu({ row, title, onRemoved }: NotificationRowProps & { title: string }) {
  const queries = useQueryClient();
  const mark = () => void markRow(queries, row.id, !row.read);
  const remove = () => {
    void removeRow(queries, row.id, title);
    onRemoved();
  };
  return (
    <Menu
      trigger={
        <IconButton label={notificationsText.more(title)} className="relative -my-2 -mr-[12px]">
          <Ellipsis />
        </IconButton>
      }
      items={[
        row.read
          ? { label: notificationsText.markUnread, icon: <Unread />, onSelect: mark }
          : { label: notificationsText.markRead, icon: <MailOpen />, onSelect: mark },
        { label: notificationsText.remove, icon: <X />, onSelect: remove },
      ]}
    />
  );
}
