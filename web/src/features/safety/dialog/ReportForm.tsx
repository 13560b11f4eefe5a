import { REPORT_DETAILS_MAX_CHARS } from '@liora/domain/limits';
import {
  PIN_REPORT_REASONS,
  type PinReportReason,
  PLAN_REPORT_REASONS,
  type PlanReportReason,
  pinDetailsMissing,
} from '@liora/domain/rules/reportReasons';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { safetyText } from '../safety.text.ts';
import type { SafetySubject } from '../safetySubject.types.ts';
import type { SafetyState } from './safetySteps.rules.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

type Draft = Pick<SafetyState, 'reason' | 'details'>;

const PIN_OPTIONS = PIN_REPORT_REASONS.map((value) => ({ value, label: safetyText.pinReasons[value] }));
const OPTIONS = {
  plan: PLAN_REPORT_REASONS.map((value) => ({ value, label: safetyText.planReasons[value] })),
  pin: PIN_OPTIONS,
  // Everything but plans has the reasons of pins (RUL-21).
  profile: PIN_OPTIONS,
  review: PIN_OPTIONS,
  photo: PIN_OPTIONS,
};

interface ReportFormProps {
  variant: SafetySubject['variant'];
  draft: Draft;
  busy: boolean;
  onChange: (change: Partial<Draft>) => void;
  onSubmit: () => void;
}

/** Why, and in more words. A pin reported for 'other' needs them: until then it cannot be sent (MOD-14, RUL-16). */
export function ReportForm({ variant, draft, busy, onChange, onSubmit }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnArrival(form, 'input:checked');
  const needed = variant !== 'plan' && draft.reason === 'other';
  const missing = needed && pinDetailsMissing('other', draft.details);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing && !busy) onSubmit();
  };
  return (
    <form ref={form} className="grid gap-4" onSubmit={submit}>
      <RadioList<PlanReportReason | PinReportReason>
        label={safetyText.reasonLabel}
        hideLabel
        value={draft.reason}
        onValueChange={(reason) => onChange({ reason })}
        options={OPTIONS[variant]}
      />
      <TextArea
        label={safetyText.details}
        hideLabel
        optional={!needed}
        placeholder={needed ? safetyText.detailsNeeded : safetyText.detailsOptional}
        help={safetyText.counter(draft.details.length, REPORT_DETAILS_MAX_CHARS)}
        value={draft.details}
        maxLength={REPORT_DETAILS_MAX_CHARS}
        required={needed}
        onChange={(event) => onChange({ details: event.target.value })}
      />
      <Button type="submit" variant="danger" wide busy={busy} disabled={missing}>
        {safetyText.submit}
      </Button>
    </form>
  );
}
