import type { Category } from '@liora/domain/rules/categories';
import { kindName } from '@liora/domain/rules/shownNames';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../../lib/firstRender.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { searchCountQuery } from '../../places.queries.ts';
import { useAsker } from '../../useAsker.ts';
import { categoryText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

interface KindChipsProps {
  browse: Browse;
  category: Category;
  floating: boolean;
}

/** The kinds of a category that are really there, with how many of each once those are counted. */
export function KindChips({ browse, category, floating }: KindChipsProps) {
  const { search, change, found } = browse;
  const known: readonly string[] = CATEGORIES[category];
  const counted = useKinds(browse);
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const onPage = new Set(found.places.map(({ subcategory }) => subcategory));
  const isThere = (kind: string) => (counted ? (counts.get(kind) ?? 0) > 0 : onPage.has(kind));
  const kinds = known.filter((kind) => kind === search.sub || isThere(kind));
  if (kinds.length === 0) return null;
  return (
    <ChipRow label={categoryText.kinds}>
      {search.sub && (
        <Chip floating={floating} onClick={() => change({ sub: undefined, at: undefined })}>
          {categoryText.all}
        </Chip>
      )}
      {kinds.map((kind) => (
        <Chip
          key={kind}
          on={search.sub === kind}
          floating={floating}
          onClick={() => change({ sub: search.sub === kind ? undefined : kind, at: undefined })}
        >
          {kindName(kind)}
          <span className="chip-count">{counts.get(kind)}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** Of all kinds, also while one is chosen; asked after the page. */
function useKinds({ input, found }: Browse) {
  const asker = useAsker();
  const wider = { ...(input ?? { origin: { latitude: 0, longitude: 0 } }), subcategory: undefined };
  // No document waits for it.
  const hydrated = useHydrated();
  const { data } = useQuery({
    ...searchCountQuery(wider, asker, true),
    enabled: hydrated && input !== null && found.first !== null && !found.searching,
    placeholderData: keepPreviousData,
  });
  return data?.kinds;
}
