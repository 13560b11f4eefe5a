import { useNavigate, useSearch } from '@tanstack/react-router';
import { FolderPlus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { classNames } from '../../../ui/classNames.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import type { CategoryTask } from '../categories/CategoryDialogs.tsx';
import { ListsMenu } from '../import/ListsMenu.tsx';
import { SavedPlaces, type SavedPlacesProps } from '../list/SavedPlaces.tsx';
import { SavedPlans } from '../plans/SavedPlans.tsx';
import { savedText } from '../saved.text.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';

const SharedWithPartner = lazyPart(
  async () => (await import('../shared/SharedWithPartner.tsx')).SharedWithPartner,
);

/** What the signed-in person saved: places with their categories, and plans. */
export function SavedScreen() {
  const me = useMe();
  const search = useSearch({ from: '/saved' });
  const [searching, setSearching] = useState(false);
  const [task, setTask] = useState<CategoryTask | null>(null);
  const tab = search.tab ?? 'places';
  return (
    <div className="page">
      <PageTitle>{savedText.title}</PageTitle>
      <TopBar
        title={savedText.title}
        actions={
          me !== null &&
          tab !== 'plans' && (
            <ListActions
              tab={tab}
              searching={searching || Boolean(search.q)}
              onSearch={() => setSearching(!searching)}
              onNewCategory={() => setTask({ kind: 'new' })}
            />
          )
        }
      />
      {me === null ? (
        <SignInFirst
          title={savedText.signInTitle}
          text={savedText.signInText}
          label={savedText.signIn}
          next="/saved"
        />
      ) : (
        <SavedTabs tab={tab}>
          <OpenTab
            tab={tab}
            enabled={me !== undefined}
            search={search}
            searching={searching}
            task={task}
            setTask={setTask}
          />
        </SavedTabs>
      )}
    </div>
  );
}

type Tab = NonNullable<SavedSearch['tab']> | 'places';

/** Places, plans, and what the partner shares: each its own address. */
function SavedTabs({ tab, children }: { tab: Tab; children: ReactNode }) {
  const navigate = useNavigate();
  const partner = usePartner();
  // There while there is somebody who shares, and for who came to its address.
  const tabs = tabsOf(Boolean(partner) || tab === 'partner');
  return (
    <Segmented
      label={savedText.tabs}
      wide
      className={classNames(
        'mt-1 mb-6 md:mx-auto md:-mt-[62px] md:mb-8 md:[&>button]:min-h-9',
        tabs.length > 2 ? 'md:w-90' : 'md:w-40',
      )}
      value={tab}
      onValueChange={(next) =>
        void navigate({
          to: '/saved',
          search: next === 'places' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      options={tabs}
    >
      {children}
    </Segmented>
  );
}

/** The open tab asks for its list itself. */
function OpenTab({ tab, ...list }: SavedPlacesProps & { tab: Tab }) {
  if (tab === 'plans') return <SavedPlans enabled={list.enabled} />;
  if (tab === 'places') return <SavedPlaces {...list} />;
  const { enabled, search, searching } = list;
  return (
    <Region broken={null}>
      <SharedWithPartner enabled={enabled} search={search} searching={searching} />
    </Region>
  );
}

const tabsOf = (hasPartner: boolean) => [
  { value: 'places' as const, label: savedText.places },
  { value: 'plans' as const, label: savedText.plans },
  ...(hasPartner ? [{ value: 'partner' as const, label: sharedSavesText.tab }] : []),
];

interface ListActionsProps {
  tab: 'places' | 'partner';
  searching: boolean;
  onSearch: () => void;
  onNewCategory: () => void;
}

function ListActions({ tab, searching, onSearch, onNewCategory }: ListActionsProps) {
  return (
    <div className="-mr-[12px] flex">
      <IconButton label={savedText.search} aria-expanded={searching} onClick={onSearch}>
        <Search />
      </IconButton>
      {tab === 'places' && (
        <>
          <IconButton label={savedText.newCategory} onClick={onNewCategory}>
            <FolderPlus />
          </IconButton>
          <ListsMenu />
        </>
      )}
    </div>
  );
}
