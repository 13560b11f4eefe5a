import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FolderPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { ListsMenu } from '../bring/ListsMenu.tsx';
import type { CategoryTask } from '../categories/CategoryDialogs.tsx';
import { SavedPlaces } from '../list/SavedPlaces.tsx';
import { SavedPlans } from '../plans/SavedPlans.tsx';
import { savedText } from '../saved.text.ts';

/** What the signed-in person saved: places with their categories, and plans. */
export function SavedScreen() {
  const me = useMe();
  const search = useSearch({ from: '/saved' });
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const [task, setTask] = useState<CategoryTask | null>(null);
  const tab = search.tab ?? 'places';
  const enabled = me !== null && me !== undefined;
  return (
    <div className="page">
      <PageTitle>{savedText.title}</PageTitle>
      <TopBar
        title={savedText.title}
        actions={
          me !== null &&
          tab === 'places' && (
            <div className="-mr-3 flex">
              <IconButton
                label={savedText.search}
                aria-expanded={searching || Boolean(search.q)}
                onClick={() => setSearching(!searching)}
              >
                <Search />
              </IconButton>
              <IconButton label={savedText.newCategory} onClick={() => setTask({ kind: 'new' })}>
                <FolderPlus />
              </IconButton>
              <ListsMenu />
            </div>
          )
        }
      />
      {me === null ? (
        <SignInFirst />
      ) : (
        <Segmented
          label={savedText.tabs}
          wide
          className="mt-1 mb-6 md:mx-auto md:-mt-[62px] md:mb-8 md:w-40 md:[&>button]:min-h-9"
          value={tab}
          onValueChange={(next) =>
            void navigate({
              to: '/saved',
              search: next === 'plans' ? { tab: 'plans' } : {},
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: 'places', label: savedText.places },
            { value: 'plans', label: savedText.plans },
          ]}
        >
          {tab === 'plans' ? (
            <SavedPlans enabled={enabled} />
          ) : (
            <SavedPlaces
              enabled={enabled}
              search={search}
              searching={searching}
              task={task}
              setTask={setTask}
            />
          )}
        </Segmented>
      )}
    </div>
  );
}

function SignInFirst() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={savedText.signInTitle}
      text={savedText.signInText}
      action={
        <Link to="/auth" search={{ next: '/saved' }} className={buttonClass({ variant: 'primary' })}>
          {savedText.signIn}
        </Link>
      }
    />
  );
}
