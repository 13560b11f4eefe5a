import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@liora/domain/rules/notificationSettings';
import { NOTIFICATION_GROUPS, type NotificationType, typesIn } from '@liora/domain/rules/notifications';
import { Inbox, type LucideIcon, Mail, Minus, Smartphone } from 'lucide-react';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './matrix.module.css';
import { notificationSettingsText } from './notificationSettings.text.ts';

const ICONS: Record<NotificationChannel, LucideIcon> = { in_app: Inbox, push: Smartphone, email: Mail };

interface ChannelMatrixProps {
  channels: NotificationSettings['channels'];
  onChoose: (choice: { type: NotificationType; channel: NotificationChannel; on: boolean }) => void;
}

/** Events by ways of hearing of them, group by group. */
export function ChannelMatrix({ channels, onChoose }: ChannelMatrixProps) {
  return (
    <table className={styles.matrix}>
      <caption className="sr-only">{notificationSettingsText.matrix}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{notificationSettingsText.event}</VisuallyHidden>
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              <ChannelHead channel={channel} />
            </th>
          ))}
        </tr>
      </thead>
      {NOTIFICATION_GROUPS.filter((group) => typesIn(group).length > 0).map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={NOTIFICATION_CHANNELS.length + 1} className={styles.group}>
              {notificationSettingsText.groups[group]}
            </th>
          </tr>
          {typesIn(group).map((type) => (
            <tr key={type} className={styles.event}>
              <th scope="row">{notificationSettingsText.events[type]}</th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <td key={channel}>
                  <Cell
                    type={type}
                    channel={channel}
                    on={channels[type][channel]}
                    onCheckedChange={(on) => onChoose({ type, channel, on })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ChannelHead({ channel }: { channel: NotificationChannel }) {
  const Icon = ICONS[channel];
  return (
    <Fragment>
      <Icon aria-hidden="true" />
      {notificationSettingsText.channels[channel]}
    </Fragment>
  );
}

interface CellProps {
  type: NotificationType;
  channel: NotificationChannel;
  on: boolean | null;
  onCheckedChange: (on: boolean) => void;
}

function Cell({ type, channel, on, onCheckedChange }: CellProps) {
  const { events, channels, cell, notOffered } = notificationSettingsText;
  if (on === null)
    return (
      <span className={styles.none}>
        <Minus aria-hidden="true" />
        <VisuallyHidden>{notOffered}</VisuallyHidden>
      </span>
    );
  return (
    <label className={styles.cell}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={cell(events[type], channels[channel])}
        checked={on}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
