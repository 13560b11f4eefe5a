import type { Me } from '@liora/domain/contract/accounts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { type BucketFilter, bucketOptions } from '../bucketLists.queries.ts';
import { bucketText } from '../bucketLists.text.ts';
import { AddItem } from '../components/AddItem.tsx';
import { BucketItems } from '../components/BucketItems.tsx';
import { BucketSkeleton } from '../components/BucketSkeleton.tsx';
import { FilterChips } from '../components/FilterChips.tsx';
import { Lapsed, MembersOnly } from '../components/MembersOnly.tsx';
import { Progress } from '../components/Progress.tsx';

const NO_FILTER: BucketFilter = {};

/** /us/bucket-list: everything that the two want to do (MEM-23). */
export function BucketListScreen() {
  const me = useMe();
  const back = useGoBack();
  return (
    <div className="page">
      <PageTitle>{bucketText.title}</PageTitle>
      {me === null ? (
        <>
          <TopBar onBack={back} title={bucketText.title} />
          <SignInFirst
            title={bucketText.signInTitle}
            text={bucketText.signInText}
            label={bucketText.signIn}
            next="/us/bucket-list"
          />
        </>
      ) : (
        <WholeList me={me} back={back} />
      )}
    </div>
  );
}

/** `me` undefined: it is not known yet who reads. */
function WholeList({ me, back }: { me: Me | undefined; back: () => void }) {
  const [which, setWhich] = useState<'open' | 'done'>('open');
  const [filter, setFilter] = useState(NO_FILTER);
  const year = useNow().getFullYear();
  const link = useQuery({ ...linkQuery(), enabled: me !== undefined });
  const partner = link.data?.partner ?? null;
  const sharing = partner && !partner.paused ? partner : null;
  const list = useInfiniteQuery({ ...bucketOptions(which, filter, year), enabled: me !== undefined });
  const start = useStartFailure();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const overview = list.data?.pages[0]?.overview;
  const isEmpty = overview?.open === 0 && overview.done === 0 && items.length === 0;
  const partnerName = sharing?.username ?? null;
  return (
    <>
      <TopBar
        onBack={back}
        title={bucketText.title}
        actions={me?.member && <AddItem partnerName={partnerName} />}
      />
      <div className="grid max-w-190 gap-5 pb-12">
        <p className="text-ink-2">{sharing ? bucketText.lead : bucketText.ownLead}</p>
        {partner?.paused && <p className="text-small text-ink-2">{bucketText.paused}</p>}
        {me && !me.member && !isEmpty && overview && <Lapsed />}
        {overview && !isEmpty && <Progress done={overview.done} total={overview.open + overview.done} />}
        <Segmented
          label={bucketText.which}
          value={which}
          onValueChange={setWhich}
          options={[
            { value: 'open', label: bucketText.open },
            { value: 'done', label: bucketText.doneList },
          ]}
        >
          <div className="grid gap-4 pt-4">
            {which === 'open' && !isEmpty && (
              <FilterChips filter={filter} onChange={setFilter} fits={overview?.fits ?? 0} />
            )}
            <QueryArea
              query={list}
              blocked={start}
              skeleton={<BucketSkeleton rows={5} />}
              failed={{
                title: bucketText.loadFailed,
                retry: bucketText.retry,
                art: <Vignette kind="error" />,
              }}
            >
              {() =>
                me && items.length > 0 ? (
                  <>
                    <BucketItems items={items} me={me} partner={sharing} />
                    <MorePages list={list} label={bucketText.showMore} />
                  </>
                ) : (
                  <Nothing
                    member={me?.member ?? true}
                    which={which}
                    filtered={Object.values(filter).some((value) => value !== undefined)}
                    partnerName={partnerName}
                    onClear={() => setFilter(NO_FILTER)}
                  />
                )
              }
            </QueryArea>
          </div>
        </Segmented>
      </div>
    </>
  );
}

interface NothingProps {
  member: boolean;
  which: 'open' | 'done';
  filtered: boolean;
  partnerName: string | null;
  onClear: () => void;
}

function Nothing({ member, which, filtered, partnerName, onClear }: NothingProps) {
  const art = <Vignette kind="empty" />;
  if (which === 'done')
    return <EmptyState art={art} title={bucketText.emptyDone} text={bucketText.emptyDoneText} />;
  if (filtered)
    return (
      <EmptyState
        art={art}
        title={bucketText.emptyFilter}
        text={bucketText.emptyFilterText}
        action={
          <Button variant="quiet" onClick={onClear}>
            {bucketText.clear}
          </Button>
        }
      />
    );
  if (!member) return <MembersOnly />;
  return (
    <EmptyState
      art={art}
      title={bucketText.empty}
      text={bucketText.emptyText}
      action={<AddItem partnerName={partnerName} />}
    />
  );
}
