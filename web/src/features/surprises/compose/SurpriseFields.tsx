import { SURPRISE_DRESS_MAX_CHARS } from '@liora/domain/limits';
import { SURPRISE_AREAS, SURPRISE_REVEALS, type SurpriseArea } from '@liora/domain/rules/surprises';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { surprisesText } from '../surprises.text.ts';
import { LENGTH_HOURS, REVEAL_CHOICES, type RevealChoice, type SurpriseDraft } from './surprise.forms.ts';

interface SurpriseFieldsProps {
  draft: SurpriseDraft;
  onChange: (change: Partial<SurpriseDraft>) => void;
}

/** What of a surprise can be changed afterwards, too. */
export function SurpriseFields({ draft, onChange }: SurpriseFieldsProps) {
  const lengths = [...new Set([...LENGTH_HOURS, draft.hours])].sort((a, b) => a - b);
  return (
    <>
      <Select
        label={surprisesText.lasts}
        value={String(draft.hours)}
        onValueChange={(hours) => onChange({ hours: Number(hours) })}
        options={lengths.map((hours) => ({ value: String(hours), label: surprisesText.hours(hours) }))}
      />
      <Select
        label={surprisesText.where}
        value={String(draft.area)}
        onValueChange={(area) => onChange({ area: Number(area) as SurpriseArea })}
        options={SURPRISE_AREAS.map((miles) => ({ value: String(miles), label: surprisesText.area[miles] }))}
      />
      <Field
        label={surprisesText.dressField}
        optional
        help={surprisesText.dressHelp}
        value={draft.dress}
        maxLength={SURPRISE_DRESS_MAX_CHARS}
        onChange={(event) => onChange({ dress: event.target.value })}
      />
      <fieldset className="grid gap-3">
        <legend className="t3 pb-3">{surprisesText.opens}</legend>
        {SURPRISE_REVEALS.map((what) => (
          <Select
            key={what}
            label={surprisesText.reveal[what]}
            value={draft.reveals[what]}
            onValueChange={(choice) => onChange({ reveals: { ...draft.reveals, [what]: choice } })}
            options={choicesOf(what === 'everything')}
          />
        ))}
      </fieldset>
    </>
  );
}

const choicesOf = (isLast: boolean): { value: RevealChoice; label: string }[] => [
  ...(Object.keys(REVEAL_CHOICES) as (keyof typeof REVEAL_CHOICES)[]).map((value) => ({
    value,
    label: surprisesText.before[value],
  })),
  { value: 'never', label: isLast ? surprisesText.never : surprisesText.notBefore },
];
