import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { readerZone } from '@liora/domain/i18n/format';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { notificationSettingsText } from './notificationSettings.text.ts';
import { clockWords, QUIET_CHOICES } from './quietChoices.rules.ts';

type Quiet = NotificationSettings['quiet'];
type QuietChosen = Quiet & { time_zone: string };

interface QuietHoursRowsProps {
  quiet: Quiet;
  onChange: (quiet: QuietChosen) => void;
}

/** Between which hours nothing interrupts, by the person's own clock. */
export function QuietHoursRows({ quiet, onChange }: QuietHoursRowsProps) {
  const here = readerZone();
  const zone = quiet.time_zone ?? here;
  const change = (part: Partial<QuietChosen>) => onChange({ ...quiet, time_zone: zone, ...part });
  return (
    <div className="py-2.5">
      <Switch
        label={notificationSettingsText.quietHours}
        note={noteOf(quiet, here)}
        checked={quiet.on}
        onCheckedChange={(on) => change({ on })}
      />
      {quiet.on && (
        <div className="grid max-w-100 grid-cols-2 gap-3 pt-3 pb-1">
          <Hour
            label={notificationSettingsText.from}
            minute={quiet.from}
            onChange={(from) => change({ from })}
          />
          <Hour
            label={notificationSettingsText.until}
            minute={quiet.until}
            onChange={(until) => change({ until })}
          />
        </div>
      )}
      {quiet.on && zone !== here && (
        <Button variant="text" size="sm" onClick={() => change({ time_zone: here })}>
          {notificationSettingsText.deviceClock(here)}
        </Button>
      )}
    </div>
  );
}

function noteOf({ from, until, time_zone }: Quiet, here: string): string {
  const hours = [clockWords(from), clockWords(until)] as const;
  return time_zone === null || time_zone === here
    ? notificationSettingsText.quietNote(...hours)
    : notificationSettingsText.quietNoteZone(...hours, time_zone);
}

function Hour(props: { label: string; minute: number; onChange: (minute: number) => void }) {
  const { label, minute, onChange } = props;
  const choices = QUIET_CHOICES.includes(minute)
    ? QUIET_CHOICES
    : [...QUIET_CHOICES, minute].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      value={String(minute)}
      onValueChange={(next) => onChange(Number(next))}
      options={choices.map((choice) => ({ value: String(choice), label: clockWords(choice) }))}
    />
  );
}
