import type { Me } from '@liora/domain/contract/accounts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { linkQuery } from '../../couples/couples.queries.ts';
import { pastOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';
import { CheckInCard } from '../components/CheckInCard.tsx';
import { NotForNow } from '../components/NotForNow.tsx';
import { PastCheckIn } from '../past/PastCheckIn.tsx';
import { Trend } from '../past/Trend.tsx';
import { DeleteAll } from '../settings/CheckInSettings.tsx';

/** /us/check-ins: what both have read, and what is one's own. */
export function CheckInsScreen() {
  const me = useMe();
  const back = useGoBack();
  return (
    <div className="page">
      <PageTitle>{checkInsText.pastTitle}</PageTitle>
      <TopBar onBack={back} title={checkInsText.pastTitle} />
      {me === null ? <NotForNow why="signedOut" next="/us/check-ins" /> : <Past me={me} />}
    </div>
  );
}

function Past({ me }: { me: Me | undefined }) {
  const list = useInfiniteQuery({ ...pastOptions(), enabled: me !== undefined });
  const link = useQuery({ ...linkQuery(), enabled: me !== undefined });
  const start = useStartFailure();
  const rows = list.data?.pages.flatMap((page) => page.check_ins) ?? [];
  const partner = link.data?.partner ?? { username: checkInsText.partner, profile_photo_url: null };
  return (
    <div className="max-w-260 pb-10">
      <QueryArea
        query={list}
        blocked={start}
        skeleton={<ListSkeleton />}
        failed={{
          title: checkInsText.loadFailed,
          retry: checkInsText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {() =>
          rows.length === 0 || !me ? (
            <Nothing />
          ) : (
            <>
              <p className="mb-5 text-ink-2">{checkInsText.pastLead}</p>
              <div className="max-w-140">
                <CheckInCard />
              </div>
              <Trend />
              <h2 className="t2 pt-8">{checkInsText.past}</h2>
              <ul className="lines">
                {rows.map((checkIn) => (
                  <PastCheckIn
                    key={`${checkIn.kind} ${checkIn.period} ${checkIn.mine?.id}`}
                    checkIn={checkIn}
                    me={me}
                    partner={partner}
                  />
                ))}
              </ul>
              <MorePages list={list} label={checkInsText.more} />
              <DeleteAll />
            </>
          )
        }
      </QueryArea>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={checkInsText.emptyTitle}
      text={checkInsText.emptyText}
      action={
        <Link to="/us/check-in" className={buttonClass()}>
          {checkInsText.checkInNow}
        </Link>
      }
    />
  );
}

const ROWS = ['1', '2', '3', '4'];

const ListSkeleton = () => (
  <div className="grid gap-6">
    {ROWS.map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </div>
);
