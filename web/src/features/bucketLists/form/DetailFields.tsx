import { BUCKET_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { EFFORTS, SEASONS } from '@liora/domain/rules/bucketLists';
import { priceLabel } from '@liora/domain/rules/price';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { bucketText } from '../bucketLists.text.ts';
import type { ItemDraft } from './item.forms.ts';

interface DetailFieldsProps {
  draft: ItemDraft;
  onChange: (more: Partial<ItemDraft>) => void;
}

const ANY = '-';
const BUDGETS = [0, 1, 2, 3, 4] as const;
type Budget = (typeof BUDGETS)[number];

/** The choices of a field, none of them first. */
const optional = <Value extends string>(values: readonly Value[], label: (value: Value) => string) => [
  { value: ANY, label: bucketText.any },
  ...values.map((value) => ({ value: value as string, label: label(value) })),
];

/** When it is in season, what it costs, how much it takes, and a note: none of it is needed. */
export function DetailFields({ draft, onChange }: DetailFieldsProps) {
  const { season, budget, effort, note } = draft;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Select
          label={bucketText.season}
          value={season ?? ANY}
          options={optional(SEASONS, (value) => bucketText.seasons[value])}
          onValueChange={(value) => onChange({ season: SEASONS.find((one) => one === value) ?? null })}
        />
        <Select
          label={bucketText.budget}
          value={budget === null ? ANY : String(budget)}
          options={optional(BUDGETS.map(String), (value) =>
            value === '0' ? bucketText.free : (priceLabel(Number(value)) ?? ''),
          )}
          onValueChange={(value) => onChange({ budget: value === ANY ? null : (Number(value) as Budget) })}
        />
        <Select
          label={bucketText.effort}
          value={effort ?? ANY}
          options={optional(EFFORTS, (value) => bucketText.efforts[value])}
          onValueChange={(value) => onChange({ effort: EFFORTS.find((one) => one === value) ?? null })}
        />
      </div>
      <TextArea
        label={bucketText.note}
        optional
        rows={2}
        maxLength={BUCKET_NOTE_MAX_CHARS}
        value={note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
