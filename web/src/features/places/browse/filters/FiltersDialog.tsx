import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { DIETS } from '@liora/domain/rules/diets';
import { MOODS } from '@liora/domain/rules/moods';
import { dietName, kindName } from '@liora/domain/rules/shownNames';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { placeListText } from '../../placeList.text.ts';
import { useAsker } from '../../useAsker.ts';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { activeFilters, NO_FILTERS } from './activeFilters.rules.ts';
import { MoodChips } from './MoodChips.tsx';
import { PriceChips } from './PriceChips.tsx';
import { TimeChip } from './TimeChip.tsx';
import { toggled } from './toggled.rules.ts';

interface FiltersDialogProps {
  browse: Browse;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every filter; each takes effect at once, and the foot says how much is left. */
export function FiltersDialog({ browse, open, onOpenChange }: FiltersDialogProps) {
  const { search, change, found, now, timeZone } = browse;
  const { member, userId } = useAsker();
  const none = activeFilters(search, now, timeZone).length === 0;
  const { counts } = found;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={browseText.filters}
      footer={
        <>
          <Button variant="quiet" disabled={none} onClick={() => change({ ...NO_FILTERS, at: undefined })}>
            {browseText.clearFilters}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {counts ? browseText.showPlaces(counts.within + counts.farther) : browseText.showResults}
          </Button>
        </>
      }
    >
      <Group label={browseText.when}>
        <TimeChip browse={browse} />
      </Group>
      <Group label={browseText.moods}>
        <MoodChips browse={browse} moods={MOODS} />
      </Group>
      <Group label={browseText.price}>
        <PriceChips browse={browse} />
      </Group>
      {search.name === undefined && <CategoryFilter browse={browse} />}
      <Group label={browseText.diet}>
        {DIETS.map((diet) => (
          <Chip
            key={diet}
            on={search.diet?.includes(diet) ?? false}
            onClick={() => change({ diet: toggled(search.diet, diet), at: undefined })}
          >
            {dietName(diet)}
          </Chip>
        ))}
      </Group>
      <Switch
        label={placeListText.outdoorSeating}
        checked={search.outdoor ?? false}
        onCheckedChange={(outdoor) => change({ outdoor: outdoor || undefined, at: undefined })}
      />
      <Switch
        label={browseText.loved}
        checked={search.loved ?? false}
        onCheckedChange={(loved) => change({ loved: loved || undefined, at: undefined })}
      />
      {userId !== null && (
        <Switch
          label={browseText.savedPlaces}
          checked={search.saved ?? false}
          onCheckedChange={(saved) => change({ saved: saved || undefined, at: undefined })}
        />
      )}
      {member && (
        <Switch
          label={browseText.privePins}
          checked={search.prive ?? false}
          onCheckedChange={(prive) => change({ prive: prive || undefined, at: undefined })}
        />
      )}
    </Dialog>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="field-label mb-1">{label}</h3>
      <ChipRow label={label} wrap>
        {children}
      </ChipRow>
    </section>
  );
}

/** One category at a time, and one of its kinds. */
function CategoryFilter({ browse: { search, change } }: { browse: Browse }) {
  const { category, sub } = search;
  return (
    <Group label={browseText.category}>
      {CATEGORY_NAMES.map((name) => (
        <Chip
          key={name}
          on={category === name}
          onClick={() =>
            change({ category: category === name ? undefined : name, sub: undefined, at: undefined })
          }
        >
          {categoryLabels[name]}
        </Chip>
      ))}
      {category && (
        <ChipRow label={categoryLabels[category]} wrap className="filters-kinds">
          {CATEGORIES[category].map((kind) => (
            <Chip
              key={kind}
              on={sub === kind}
              onClick={() => change({ sub: sub === kind ? undefined : kind, at: undefined })}
            >
              {kindName(kind)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Group>
  );
}
