import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { MISSING_FACTS } from '@liora/domain/rules/placeFields';
import { kindName } from '@liora/domain/rules/shownNames';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Select } from '../../../ui/Select.tsx';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, isFiltered } from './directoryFilters.rules.ts';
import { shortSource } from './sourceLine.rules.ts';

const SOURCES = ['osm', 'overture', USUAL_HOURS_SOURCE];
const AGES = [6, 12, 24, 36];
/** Percent; imports leave out what is below 50. */
const CONFIDENCES = [60, 70, 80, 90];

interface FilterRowProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** What the list is filtered by. */
export function FilterRow({ filters, onChange }: FilterRowProps) {
  const set = (part: DirectoryFilters) => onChange({ ...filters, ...part });
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{directoryText.filters}</legend>
      <div className="grid grid-cols-2 gap-3">
        <FilterSelect
          label={directoryText.missing}
          any={directoryText.anyMissing}
          value={filters.missing}
          onChange={(missing) => set({ missing })}
          options={MISSING_FACTS.map((value) => ({ value, label: directoryText.without[value] }))}
        />
        <FilterSelect
          label={directoryText.category}
          any={directoryText.anyCategory}
          value={filters.category}
          onChange={(category) => set({ category })}
          options={CATEGORY_NAMES.map((value) => ({ value, label: kindName(value) }))}
        />
        <FilterSelect
          label={directoryText.source}
          any={directoryText.anySource}
          value={filters.source}
          onChange={(source) => set({ source })}
          options={sourcesWith(filters.source).map((value) => ({ value, label: shortSource(value) }))}
        />
        <FilterSelect
          label={directoryText.age}
          any={directoryText.anyAge}
          value={filters.older}
          onChange={(older) => set({ older })}
          options={AGES.map((value) => ({ value, label: directoryText.olderThan(value) }))}
        />
        <FilterSelect
          label={directoryText.confidence}
          any={directoryText.anyConfidence}
          value={filters.confidence}
          onChange={(confidence) => set({ confidence })}
          options={CONFIDENCES.map((value) => ({ value, label: directoryText.confidenceBelow(value) }))}
        />
      </div>
      <FilterChips filters={filters} onChange={onChange} />
    </fieldset>
  );
}

/** One that an address names beside those that are always offered. */
const sourcesWith = (named: string | undefined) =>
  named && !SOURCES.includes(named) ? [...SOURCES, named] : SOURCES;

interface FilterSelectProps<Value extends string | number> {
  label: string;
  /** What no choice is called. */
  any: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** One filter of several values; its first option is none of them. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, any, value, options, onChange } = props;
  return (
    <Select
      label={label}
      value={String(value ?? 'any')}
      onValueChange={(chosen) => onChange(options.find((one) => String(one.value) === chosen)?.value)}
      options={[
        { value: 'any', label: any },
        ...options.map((one) => ({ value: String(one.value), label: one.label })),
      ]}
    />
  );
}

function FilterChips({ filters, onChange }: FilterRowProps) {
  const set = (part: DirectoryFilters) => onChange({ ...filters, ...part });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip on={filters.edited ?? false} onClick={() => set({ edited: !filters.edited })}>
        {directoryText.edited}
      </Chip>
      <Chip on={filters.closed ?? false} onClick={() => set({ closed: !filters.closed })}>
        {directoryText.closed}
      </Chip>
      {filters.area && (
        <Chip on onClick={() => set({ area: undefined })}>
          {directoryText.inArea}
        </Chip>
      )}
      {isFiltered(filters) && (
        <Button variant="text" size="sm" onClick={() => onChange({})}>
          {directoryText.clear}
        </Button>
      )}
    </div>
  );
}
