import type { Notification } from '@liora/domain/contract/notifications';
import { readerZone } from '@liora/domain/i18n/format';
import { notificationWords } from '@liora/domain/rules/notificationWords';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing, Ellipsis, MailOpen, Mail as Unread, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { notificationAge } from '../notificationAge.rules.ts';
import { notificationLink } from '../notificationLink.rules.ts';
import { markRow, removeRow } from '../notifications.actions.ts';
import { notificationsText } from '../notifications.text.ts';
import styles from './notifications.module.css';

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
    <li className={styles.row} data-unread={row.read ? undefined : ''}>
      <Face row={row} />
      <p className={styles.title}>
        <TitleLink row={row}>
          <WithName title={title} name={name} />
        </TitleLink>
      </p>
      <div className={styles.end}>
        <time dateTime={row.created_at}>{notificationAge(at, now)}</time>
        {!row.read && <span role="img" aria-label={notificationsText.unread} className={styles.dot} />}
        <RowMenu row={row} title={title} onRemoved={onRemoved} />
      </div>
      {message && <p className={`quote ${styles.message}`}>{message}</p>}
    </li>
  );
}

function Face({ row: { from } }: { row: Notification }) {
  if (from) return <Avatar name={from.username} photo={from.profile_photo_url} size={48} decorative />;
  return (
    <span aria-hidden="true" className={styles.icon}>
      <BellRing />
    </span>
  );
}

function TitleLink({ row, children }: { row: Notification; children: ReactNode }) {
  const queries = useQueryClient();
  const link = notificationLink(row);
  if (!link) return children;
  return (
    <Link {...link} className={styles.link} onClick={() => !row.read && void markRow(queries, row.id, true)}>
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
      <b>{name}</b>
      {title.slice(at + name.length)}
    </>
  );
}

function RowMenu({ row, title, onRemoved }: NotificationRowProps & { title: string }) {
  const queries = useQueryClient();
  const mark = () => void markRow(queries, row.id, !row.read);
  const remove = () => {
    void removeRow(queries, row.id);
    onRemoved();
  };
  return (
    <Menu
      trigger={
        <IconButton label={notificationsText.more(title)} className={styles.more}>
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
