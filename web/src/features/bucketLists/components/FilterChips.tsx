import { EFFORTS, SEASONS } from '@liora/domain/rules/bucketLists';
import { priceLabel } from '@liora/domain/rules/price';
import { CalendarCheck2, ChevronDown } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { BucketFilter } from '../bucketLists.queries.ts';
import { bucketText } from '../bucketLists.text.ts';

interface FilterChipsProps {
  filter: BucketFilter;
  onChange: (filter: BucketFilter) => void;
  /** How many fit the weekend; 0 offers nothing. */
  fits: number;
}

const BUDGETS = [0, 1, 2, 3, 4] as const;
const budgetWords = (level: number) => (level === 0 ? bucketText.free : (priceLabel(level) ?? ''));

/** What fits the weekend, and by season, budget and effort. */
export function FilterChips({ filter, onChange, fits }: FilterChipsProps) {
  const { season, budget, effort } = filter;
  return (
    <ChipRow label={bucketText.filters}>
      {(fits > 0 || filter.fits) && (
        <Chip
          on={filter.fits ?? false}
          icon={<CalendarCheck2 />}
          onClick={() => onChange({ ...filter, fits: filter.fits ? undefined : true })}
        >
          {bucketText.fits(fits)}
        </Chip>
      )}
      <Choice
        name={bucketText.season}
        chosen={season}
        values={SEASONS}
        label={(value) => bucketText.seasons[value]}
        onChoose={(next) => onChange({ ...filter, season: next })}
      />
      <Choice
        name={bucketText.budget}
        chosen={budget}
        values={BUDGETS}
        label={budgetWords}
        onChoose={(next) => onChange({ ...filter, budget: next })}
      />
      <Choice
        name={bucketText.effort}
        chosen={effort}
        values={EFFORTS}
        label={(value) => bucketText.efforts[value]}
        onChoose={(next) => onChange({ ...filter, effort: next })}
      />
    </ChipRow>
  );
}

interface ChoiceProps<Value> {
  name: string;
  chosen: Value | undefined;
  values: readonly Value[];
  label: (value: Value) => string;
  onChoose: (value: Value | undefined) => void;
}

function Choice<Value>({ name, chosen, values, label, onChoose }: ChoiceProps<Value>) {
  return (
    <Menu
      align="start"
      trigger={
        <Chip data-on={chosen === undefined ? undefined : ''} iconEnd={<ChevronDown />}>
          {chosen === undefined ? name : `${name}: ${label(chosen)}`}
        </Chip>
      }
      items={[
        { label: bucketText.any, checked: chosen === undefined, onSelect: () => onChoose(undefined) },
        ...values.map((value) => ({
          label: label(value),
          checked: chosen === value,
          onSelect: () => onChoose(value),
        })),
      ]}
    />
  );
}
