import type { CheckInState } from '@liora/domain/contract/checkIns';
import { DAY_MS } from '@liora/domain/durations';
import { formatDate, readerZone } from '@liora/domain/i18n/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { clockWords, QUIET_CHOICES } from '../../notifications/settings/quietChoices.rules.ts';
import { currentOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';

type Reminder = NonNullable<CheckInState['reminder']>;

/** Sunday evening, where the person is. */
const usual = (): Reminder => ({ every: 'week', weekday: 6, minute: 19 * 60, time_zone: readerZone() });

const MONDAY = Date.UTC(2024, 0, 1);
const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: formatDate(new Date(MONDAY + day * DAY_MS), { weekday: 'long', timeZone: 'UTC' }),
  }));

/** When somebody is reminded, by nobody but themself. */
export function ReminderRows({ reminder }: { reminder: Reminder | null }) {
  const queries = useQueryClient();
  const { queryKey } = currentOptions();
  const { mutate, variables, isPending } = useMutation({
    scope: { id: 'check-in reminder' },
    mutationFn: (next: Reminder | null) => retrying(() => client.checkIns.remind({ reminder: next })),
    onError: (error) => toast(checkInsText.saveFailed, { kind: 'error', description: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const shown = isPending && variables !== undefined ? variables : reminder;
  // Whoever travels and chooses anew chooses where they are.
  const change = (part: Partial<Reminder>) =>
    mutate({ ...(shown ?? usual()), ...part, time_zone: readerZone() });
  return (
    <div className="py-2.5">
      <Switch
        label={checkInsText.remind}
        note={checkInsText.remindNote}
        checked={shown !== null}
        onCheckedChange={(on) => (on ? change({}) : mutate(null))}
      />
      {shown && (
        <>
          <div className="grid grid-cols-2 gap-3 pt-3 pb-1">
            <Select
              label={checkInsText.every}
              value={shown.every}
              onValueChange={(every) => change({ every })}
              options={[
                { value: 'day', label: checkInsText.everyDay },
                { value: 'week', label: checkInsText.everyWeek },
              ]}
            />
            {shown.every === 'week' && (
              <Select
                label={checkInsText.weekday}
                value={String(shown.weekday)}
                onValueChange={(day) => change({ weekday: Number(day) })}
                options={weekdays()}
              />
            )}
            <Select
              label={checkInsText.at}
              value={String(shown.minute)}
              onValueChange={(minute) => change({ minute: Number(minute) })}
              options={QUIET_CHOICES.map((minute) => ({
                value: String(minute),
                label: clockWords(minute),
              }))}
            />
          </div>
          <p className="text-small text-ink-2">{checkInsText.quietNote}</p>
        </>
      )}
    </div>
  );
}
