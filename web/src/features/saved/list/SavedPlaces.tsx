import type { SavedOverview, SavedPlace } from '@liora/domain/contract/saved';
import { SAVED_MARKS } from '@liora/domain/rules/savedPlaces';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { webglAvailable } from '../../../map/webgl.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { InstallHint } from '../../offline/install/InstallHint.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { CategoryChips } from '../categories/CategoryChips.tsx';
import { CategoryDialogs, type CategoryTask } from '../categories/CategoryDialogs.tsx';
import { CategoryTiles } from '../categories/CategoryTiles.tsx';
import { EditSavedDialog } from '../dialog/EditSavedDialog.tsx';
import { savedText } from '../saved.text.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';
import { removePressed, removeRows } from '../savePress.actions.ts';
import { SelectionBar } from '../select/SelectionBar.tsx';
import { allRows, stillThere, toggledRow } from '../select/selection.rules.ts';
import { shareRows } from '../shared/share.actions.ts';
import { useSignedOut } from '../useSignedOut.ts';
import { ListHead } from './ListHead.tsx';
import { MoreSaved } from './MoreSaved.tsx';
import { NothingFound, NothingSaved, SavedSkeleton } from './NothingSaved.tsx';
import type { ItemActions } from './SavedItem.tsx';
import { SavedItems } from './SavedItems.tsx';
import { SearchInside } from './SearchInside.tsx';
import { type SavedList, useSavedList } from './useSavedList.ts';

const SavedMap = lazyPart(async () => (await import('./SavedMap.tsx')).SavedMap);

const WaitingLine = lazyPart(async () => (await import('../waiting/WaitingLine.tsx')).WaitingLine);

export interface SavedPlacesProps {
  enabled: boolean;
  search: SavedSearch;
  /** The field to search in is there. */
  searching: boolean;
  task: CategoryTask | null;
  setTask: (task: CategoryTask | null) => void;
}

/** The tab of one's own places. */
export function SavedPlaces({ enabled, search, searching, task, setTask }: SavedPlacesProps) {
  const saved = useSavedList(search, enabled);
  const start = useStartFailure();
  const change = useChange();
  const desktop = useIsDesktop();
  const look = (search.view ?? (desktop ? 'grid' : 'list')) === 'list' ? 'row' : 'card';
  const { list, overview } = saved;
  const isFiltered = Boolean(search.category || search.mark || search.q || searching);
  // A map is looked at whole: the pictures of the categories would push it off the screen.
  const asChips = isFiltered || search.view === 'map';
  return (
    <QueryArea
      query={list}
      blocked={start}
      skeleton={<SavedSkeleton look={look} />}
      failed={{ title: savedText.placesFailed, retry: savedText.retry, art: <Vignette kind="error" /> }}
    >
      {() => (
        <>
          {overview && <LimitLine overview={overview} />}
          {!isFiltered && (
            <Region broken={null}>
              <WaitingLine />
            </Region>
          )}
          {!isFiltered && overview && overview.total > 0 && <InstallHint />}
          {overview && asChips && (
            <div className="grid gap-3">
              {(searching || search.q) && (
                <SearchInside
                  q={search.q}
                  onChange={(q) => change({ q })}
                  label={savedText.search}
                  placeholder={savedText.searchPlaceholder}
                />
              )}
              <CategoryChips
                overview={overview}
                chosen={search.category}
                onChoose={(category) => change({ category })}
              />
              <MarkChips search={search} change={change} />
            </div>
          )}
          {overview && !asChips && (overview.total > 0 || overview.categories.length > 0) && (
            <CategoryTiles overview={overview} onNew={() => setTask({ kind: 'new' })} />
          )}
          <Listed saved={saved} search={search} change={change} isFiltered={isFiltered} setTask={setTask} />
          <CategoryDialogs
            task={task}
            categories={overview?.categories ?? []}
            onClose={() => setTask(null)}
            onGone={(category) => change({ category })}
          />
        </>
      )}
    </QueryArea>
  );
}

type Change = (part: Partial<SavedSearch>) => void;

/** Another part of the address; the way back does not lead through every filter. */
function useChange(): Change {
  const navigate = useNavigate();
  return (part) =>
    void navigate({
      to: '/saved',
      search: (before: object) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
}

/** '2 of 3 saved', for who has a limit. */
function LimitLine({ overview: { total, limit } }: { overview: SavedOverview }) {
  if (limit === null) return null;
  return <p className="mb-4 text-small text-ink-2 tabular-nums">{savedText.ofLimit(total, limit)}</p>;
}

function MarkChips({ search, change }: { search: SavedSearch; change: Change }) {
  return (
    <ChipRow label={savedText.mark}>
      {SAVED_MARKS.map((one) => (
        <Chip
          key={one}
          on={search.mark === one}
          onClick={() => change({ mark: search.mark === one ? undefined : one })}
        >
          {savedText.marks[one]}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface ListedProps {
  saved: SavedList;
  search: SavedSearch;
  change: Change;
  isFiltered: boolean;
  setTask: (task: CategoryTask) => void;
}

function Listed({ saved, search, change, isFiltered, setTask }: ListedProps) {
  const { list, places, overview, at } = saved;
  const desktop = useIsDesktop();
  const [selected, setSelected] = useState<Selection>(null);
  const [edited, setEdited] = useState<SavedPlace | null>(null);
  const [drawable, setDrawable] = useState(webglAvailable);
  const wanted = search.view ?? (desktop ? 'grid' : 'list');
  const view = wanted === 'map' && !drawable ? 'list' : wanted;
  const actions = useItemActions(setEdited, setSelected);
  const category = overview?.categories.find(({ id }) => id === search.category);
  const head = category && <CategoryHead category={category} setTask={setTask} />;
  if (places.length === 0 && !list.hasNextPage)
    return <Nothing head={head} isFiltered={isFiltered} change={change} />;
  return (
    <>
      <ListHead
        title={category?.name ?? titleOf(search)}
        search={search}
        view={view}
        change={change}
        onSelect={() => setSelected(selected ? null : new Set())}
      />
      {head}
      {view === 'map' ? (
        <Region broken={<PartLost quiet onLost={() => setDrawable(false)} />}>
          <SavedMap saved={saved} onUnavailable={() => setDrawable(false)} />
        </Region>
      ) : (
        <SavedItems
          places={places}
          look={view === 'grid' ? 'card' : 'row'}
          at={at}
          selected={selected}
          actions={actions}
        />
      )}
      <MoreSaved list={list} />
      {selected && (
        <SelectionBar
          ids={stillThere(selected, places)}
          categories={overview?.categories ?? []}
          onAll={() => setSelected(allRows(places))}
          onDone={() => setSelected(null)}
        />
      )}
      {edited && (
        <EditSavedDialog
          key={edited.id}
          saved={edited}
          categories={overview?.categories ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface NothingProps {
  /** Of the category that is empty. */
  head: ReactNode;
  isFiltered: boolean;
  change: Change;
}

function Nothing({ head, isFiltered, change }: NothingProps) {
  return (
    <>
      {head && <div className="pt-8">{head}</div>}
      {isFiltered ? (
        <NothingFound onShowAll={() => change({ q: undefined, mark: undefined, category: undefined })} />
      ) : (
        <NothingSaved />
      )}
    </>
  );
}

type Selection = ReadonlySet<string> | null;

/** What can be done with one saved place; the same object while nothing it reads changes, so that rows rest. */
function useItemActions(
  edit: ItemActions['edit'],
  setSelected: Dispatch<SetStateAction<Selection>>,
): ItemActions {
  const queries = useQueryClient();
  const partner = usePartner()?.username ?? null;
  const signedOut = useSignedOut();
  return useMemo(
    () => ({
      partner,
      edit,
      share: (one, shared) => void shareRows(queries, { ids: [one.id], shared, name: partner ?? '' }),
      remove: (one) =>
        void (one.kind === 'unavailable'
          ? removeRows(queries, [one.id], savedText.manyRemoved(1), signedOut)
          : removePressed(queries, one.place, signedOut)),
      toggle: (id) => setSelected((before) => before && toggledRow(before, id)),
    }),
    [queries, partner, signedOut, edit, setSelected],
  );
}

function titleOf({ category, mark, q, sort }: SavedSearch): string {
  if (category === 'uncategorized') return savedText.uncategorized;
  return mark || q || sort ? savedText.allPlaces : savedText.lately;
}

type Counted = SavedOverview['categories'][number];

/** How many lie in the category, and what can be done with it. */
function CategoryHead({ category, setTask }: { category: Counted; setTask: (task: CategoryTask) => void }) {
  const { id, name, count } = category;
  const task = (kind: 'rename' | 'merge' | 'delete') => () => setTask({ kind, category: { id, name } });
  return (
    <div className="-mt-3 mb-4 flex items-center justify-between gap-2">
      <p className="text-small text-ink-2">{savedText.placesIn(count)}</p>
      <Menu
        trigger={
          <IconButton label={savedText.categoryMenu(name)}>
            <Ellipsis />
          </IconButton>
        }
        items={[
          { label: savedText.rename, onSelect: task('rename') },
          { label: savedText.merge, onSelect: task('merge') },
          'line',
          { label: savedText.delete, danger: true, onSelect: task('delete') },
        ]}
      />
    </div>
  );
}
