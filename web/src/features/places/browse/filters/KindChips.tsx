import { CATEGORIES, type Category } from '@liora/domain/rules/categories';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { searchKindsQuery } from '../../places.queries.ts';
import { useAsker } from '../../useAsker.ts';
import { categoryText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

interface KindChipsProps {
  browse: Browse;
  category: Category;
  floating: boolean;
}

/** The kinds of a category that are really there, with how many of each. */
export function KindChips({ browse, category, floating }: KindChipsProps) {
  const { search, change, found } = browse;
  const known: readonly string[] = CATEGORIES[category];
  const others = useOtherKinds(browse);
  const counted = search.sub ? others : found.first?.subcategories;
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const kinds = known.filter((kind) => kind === search.sub || (counts.get(kind) ?? 0) > 0);
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
          {kind}
          <span className="chip-count">{counts.get(kind)}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** While one kind is chosen the results count only that one; the others are asked for beside them. */
function useOtherKinds({ input, search }: Browse) {
  const asker = useAsker();
  const wider = { ...(input ?? { origin: { latitude: 0, longitude: 0 } }), subcategory: undefined };
  const wanted = input !== null && search.sub !== undefined;
  return useQuery({
    ...searchKindsQuery(wider, asker),
    ...(!wanted && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  }).data;
}
