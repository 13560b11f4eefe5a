import { STOP_STAY_MAX_MINUTES } from '@liora/domain/limits';
import { stayLabel } from '@liora/domain/rules/stopLabels';
import { X } from 'lucide-react';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';

const STAYS = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240, 360, STOP_STAY_MAX_MINUTES] as const;
/** A choice needs a value that is not empty. */
const OPEN_END = 'open';

export type StopTimeChange = Pick<DraftStop, 'starts_at' | 'stay_minutes'>;

interface StopTimeProps {
  stop: DraftStop;
  autoFocus: boolean;
  onChange: (time: StopTimeChange) => void;
  /** The time was taken away again. */
  onClear: () => void;
}

/** When a stop begins and how long it lasts: both optional, none forces the other. */
export function StopTime({ stop, autoFocus, onChange, onClear }: StopTimeProps) {
  const { starts_at, stay_minutes } = stop;
  const stays = stay_minutes === null ? STAYS : [...new Set([...STAYS, stay_minutes])].sort((a, b) => a - b);
  return (
    <div className="create-time">
      <Field
        label={createText.startsAt(stop.name)}
        hideLabel
        type="time"
        autoFocus={autoFocus}
        value={starts_at ?? ''}
        onChange={(event) => onChange({ starts_at: event.target.value || null, stay_minutes })}
      />
      <Select
        label={createText.stay(stop.name)}
        hideLabel
        value={stay_minutes === null ? OPEN_END : String(stay_minutes)}
        options={[
          { value: OPEN_END, label: createText.openEnd },
          ...stays.map((minutes) => ({ value: String(minutes), label: stayLabel(minutes) })),
        ]}
        onValueChange={(value) =>
          onChange({ starts_at, stay_minutes: value === OPEN_END ? null : Number(value) })
        }
      />
      <IconButton label={createText.clearTime(stop.name)} onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}
