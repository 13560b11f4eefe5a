import { LOVED_SORTS, type LovedSort } from '@liora/domain/contract/reviewSorts';
import type { LovedPlace } from '@liora/domain/contract/reviews';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { AreaButton } from '../../explore/components/AreaButton.tsx';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import { SparkInfo } from '../explainer/SparkInfo.tsx';
import { LovedByScore } from '../loved/LovedByScore.tsx';
import { LovedEmpty } from '../loved/LovedEmpty.tsx';
import { LovedNear } from '../loved/LovedNear.tsx';
import { LovedQuote } from '../loved/LovedQuote.tsx';
import { LovedSkeleton } from '../loved/LovedSkeleton.tsx';
import styles from '../loved/loved.module.css';
import { lovedOptions } from '../reviews.queries.ts';
import { lovedText } from '../reviews.text.ts';

/** /liora-loved: the places that members love (LOVE-05 to LOVE-11). */
export function LovedScreen() {
  const navigate = useNavigate();
  const { sort = 'score' } = useSearch({ from: '/liora-loved' });
  const start = useOrigin();
  const { time: at } = useScreenTime();
  // The default area is nobody's position (RUL-63): nothing is near it, and nothing is so far from it.
  const origin = start?.located || start?.chosen ? start.origin : undefined;
  const list = useInfiniteQuery({
    ...lovedOptions(sort, origin, at.toISOString()),
    placeholderData: keepPreviousData,
    enabled: start !== null,
  });
  const startFailure = useStartFailure();
  const places = list.data?.pages.flatMap((page) => page.places) ?? [];
  const setSort = (next: LovedSort) =>
    void navigate({
      to: '/liora-loved',
      search: { sort: next === 'score' ? undefined : next },
      replace: true,
    });
  return (
    <div className="page loved">
      <PageTitle>{lovedText.title}</PageTitle>
      <header className="topbar">
        <IconButton
          label={lovedText.back}
          className="-ml-[12px]"
          onClick={() => void navigate({ to: '/explore' })}
        >
          <ArrowLeft />
        </IconButton>
        <h1 className="t1 max-md:text-[1.75rem] md:whitespace-nowrap">{lovedText.title}</h1>
        <div className="flex-1" />
        {start && <AreaButton area={start.areaName ?? lovedText.around} known />}
      </header>
      <ChipRow label={lovedText.sort}>
        {LOVED_SORTS.map((by) => (
          <Chip key={by} on={sort === by} onClick={() => setSort(by)}>
            {lovedText.sorts[by]}
          </Chip>
        ))}
      </ChipRow>
      {sort === 'score' && (
        <div className="mt-1 -mb-2 flex items-center gap-1">
          <p className="text-small text-ink-2">{lovedText.weighed}</p>
          <SparkInfo ratings={null} />
        </div>
      )}
      <QueryArea
        className="mt-5"
        query={list}
        blocked={startFailure}
        skeleton={<LovedSkeleton />}
        failed={{ title: lovedText.loadFailed, retry: lovedText.retry, art: <Vignette kind="error" /> }}
      >
        {() =>
          places.length === 0 ? (
            <LovedEmpty sort={sort} hasOrigin={origin !== undefined} />
          ) : (
            <>
              <LovedPlaces sort={sort} places={places} at={at} />
              <MorePages list={list} label={lovedText.more} />
            </>
          )
        }
      </QueryArea>
    </div>
  );
}

/** Each order leads with its own fact: the score, the way, the words. */
function LovedPlaces({ sort, places, at }: { sort: LovedSort; places: readonly LovedPlace[]; at: Date }) {
  if (sort === 'nearest') return <LovedNear places={places} at={at} />;
  if (sort === 'score') return <LovedByScore places={places} at={at} />;
  return (
    <ul className={styles.lovedQuotes}>
      {places.map((entry) => (
        <li key={entry.place_id}>
          <LovedQuote entry={entry} />
        </li>
      ))}
    </ul>
  );
}
