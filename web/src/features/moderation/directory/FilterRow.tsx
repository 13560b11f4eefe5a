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
  const known = filters.source && !SOURCES.includes(filters.source) ? [filters.source] : [];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{directoryText.filters}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={directoryText.missing}
          value={filters.missing ?? 'any'}
          onValueChange={(missing) => set({ missing: missing === 'any' ? undefined : missing })}
          options={[
            { value: 'any', label: directoryText.anyMissing },
            ...MISSING_FACTS.map((value) => ({ value, label: directoryText.without[value] })),
          ]}
        />
        <Select
          label={directoryText.category}
          value={filters.category ?? 'any'}
          onValueChange={(category) => set({ category: category === 'any' ? undefined : category })}
          options={[
            { value: 'any', label: directoryText.anyCategory },
            ...CATEGORY_NAMES.map((value) => ({ value, label: kindName(value) })),
          ]}
        />
        <Select
          label={directoryText.source}
          value={filters.source ?? 'any'}
          onValueChange={(source) => set({ source: source === 'any' ? undefined : source })}
          options={[
            { value: 'any', label: directoryText.anySource },
            ...[...SOURCES, ...known].map((value) => ({ value, label: shortSource(value) })),
          ]}
        />
        <Select
          label={directoryText.age}
          value={String(filters.older ?? 'any')}
          onValueChange={(age) => set({ older: age === 'any' ? undefined : Number(age) })}
          options={[
            { value: 'any', label: directoryText.anyAge },
            ...AGES.map((months) => ({ value: String(months), label: directoryText.olderThan(months) })),
          ]}
        />
        <Select
          label={directoryText.confidence}
          value={String(filters.confidence ?? 'any')}
          onValueChange={(below) => set({ confidence: below === 'any' ? undefined : Number(below) })}
          options={[
            { value: 'any', label: directoryText.anyConfidence },
            ...CONFIDENCES.map((percent) => ({
              value: String(percent),
              label: directoryText.confidenceBelow(percent),
            })),
          ]}
        />
      </div>
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
    </fieldset>
  );
}
