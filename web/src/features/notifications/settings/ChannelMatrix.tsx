import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@liora/domain/rules/notificationSettings';
import { NOTIFICATION_GROUPS, type NotificationType, typesIn } from '@liora/domain/rules/notifications';
import { Inbox, type LucideIcon, Mail, Minus, Smartphone } from 'lucide-react';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { notificationSettingsText } from './notificationSettings.text.ts';

const ICONS: Record<NotificationChannel, LucideIcon> = { in_app: Inbox, push: Smartphone, email: Mail };

interface ChannelMatrixProps {
  channels: NotificationSettings['channels'];
  offered: NotificationSettings['offered'];
  onChoose: (choice: { type: NotificationType; channel: NotificationChannel; on: boolean }) => void;
}

/** Events by ways of hearing of them, group by group. */
export function ChannelMatrix({ channels, offered, onChoose }: ChannelMatrixProps) {
  const shown = NOTIFICATION_CHANNELS.filter((channel) => offered.includes(channel));
  return (
    <table className="w-full text-[0.9375rem]/5">
      <caption className="sr-only">{notificationSettingsText.matrix}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{notificationSettingsText.event}</VisuallyHidden>
          </th>
          {shown.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-[84px] pb-2 text-caption font-normal text-ink-2 max-md:w-[54px]"
            >
              <ChannelHead channel={channel} />
            </th>
          ))}
        </tr>
      </thead>
      {NOTIFICATION_GROUPS.filter((group) => typesIn(group).length > 0).map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={shown.length + 1} className="pt-3.5 pb-1.5 text-start font-[650]">
              {notificationSettingsText.groups[group]}
            </th>
          </tr>
          {typesIn(group).map((type) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="py-0.5 pe-2 text-start font-normal wrap-anywhere">
                {notificationSettingsText.events[type]}
              </th>
              {shown.map((channel) => (
                <td key={channel} className="py-0.5">
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
      <Icon aria-hidden="true" className="mx-auto mb-1 block size-4.5" />
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
      <span className="grid min-h-11 min-w-11 place-content-center text-ink-3">
        <Minus aria-hidden="true" className="size-4" />
        <VisuallyHidden>{notOffered}</VisuallyHidden>
      </span>
    );
  return (
    <label className="grid min-h-11 min-w-11 cursor-pointer place-content-center">
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
