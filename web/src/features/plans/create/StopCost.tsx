import { STOP_COST_MAX_FOR_TWO } from '@liora/domain/limits';
import { Field } from '../../../ui/Field.tsx';
import { dollarsTyped } from '../dollarsTyped.rules.ts';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';

interface StopCostProps {
  stop: DraftStop;
  autoFocus: boolean;
  onChange: (cost: number | null) => void;
}

/** What the two spend at a stop; emptied, nobody knows. */
export function StopCost({ stop, autoFocus, onChange }: StopCostProps) {
  return (
    <Field
      className="max-w-56 py-1 pl-10"
      label={createText.cost(stop.name)}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      autoFocus={autoFocus}
      leading={<span aria-hidden="true">$</span>}
      trailing={
        <span aria-hidden="true" className="text-small text-ink-2 whitespace-nowrap">
          {createText.forTwo}
        </span>
      }
      value={stop.cost_for_two ?? ''}
      onChange={(event) => onChange(dollarsTyped(event.target.value, STOP_COST_MAX_FOR_TWO))}
    />
  );
}
