import { formatDate, hasTwelveHours, hasTwelveHoursIn, inKilometres } from '@liora/domain/i18n/format';
import type { FormatChoice } from '@liora/domain/i18n/formatChoice';
import { chooseFormat, ownRegionalFormat } from '../../../../lib/chooseFormat.ts';
import { formatChoice, useFormat } from '../../../../lib/ownFormat.ts';
import { SegmentedRadio } from '../../../../ui/SegmentedRadio.tsx';
import { settingsText } from '../settings.text.ts';

type Clock = NonNullable<FormatChoice['clock']>;

const EVENING = new Date(Date.UTC(1970, 0, 1, 19, 30));

/** '7:30 PM' and '19:30', as this region writes them. */
const sample = (hourCycle: Clock) =>
  formatDate(EVENING, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hourCycle });

/** What the region of the reader does is no choice: it goes on to follow the region (RUL-110). */
function chooseClock(clock: Clock): void {
  const regional = hasTwelveHoursIn(ownRegionalFormat()) ? 'h12' : 'h23';
  chooseFormat({ ...formatChoice(), clock: clock === regional ? undefined : clock });
}

/** Miles or kilometres, the 12-hour or the 24-hour clock. */
export function FormatRows() {
  useFormat();
  return (
    <>
      <SegmentedRadio
        label={settingsText.distance}
        value={inKilometres() ? 'km' : 'miles'}
        options={[
          { value: 'miles', label: settingsText.miles },
          { value: 'km', label: settingsText.kilometres },
        ]}
        onValueChange={(unit) =>
          chooseFormat({ ...formatChoice(), distance: unit === 'km' ? unit : undefined })
        }
      />
      <SegmentedRadio
        label={settingsText.time}
        value={hasTwelveHours() ? 'h12' : 'h23'}
        options={(['h12', 'h23'] as const).map((clock) => ({ value: clock, label: sample(clock) }))}
        onValueChange={chooseClock}
      />
    </>
  );
}
