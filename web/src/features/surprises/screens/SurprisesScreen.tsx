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
import { SignInForSurprises } from '../components/SignInForSurprises.tsx';
import { SurpriseRow } from '../components/SurpriseRow.tsx';
import { surprisesQuery } from '../surprises.queries.ts';
import { surprisesText } from '../surprises.text.ts';

/** /us/surprises: what the two have before and behind them, whoever of them planned it. */
export function SurprisesScreen() {
  const me = useMe();
  const back = useGoBack();
  const start = useStartFailure();
  const link = useQuery({ ...linkQuery(), enabled: Boolean(me) });
  const list = useInfiniteQuery({ ...surprisesQuery(), enabled: Boolean(me) });
  if (me === null) return <SignInForSurprises next="/us/surprises" />;
  const rows = list.data?.pages.flatMap(({ surprises }) => surprises) ?? [];
  const isLinked = link.data ? link.data.partner !== null : true;
  return (
    <div className="page">
      <PageTitle>{surprisesText.title}</PageTitle>
      <TopBar onBack={back} title={surprisesText.title} />
      <div className="max-w-170 pb-10">
        <QueryArea
          query={list}
          blocked={start}
          skeleton={<Skeleton height={160} />}
          failed={{
            title: surprisesText.loadFailed,
            retry: surprisesText.retry,
            art: <Vignette kind="error" />,
          }}
        >
          {() =>
            rows.length === 0 ? (
              <NoSurprises isLinked={isLinked} />
            ) : (
              <>
                <ul className="lines">
                  {rows.map((surprise) => (
                    <li key={surprise.id}>
                      <SurpriseRow surprise={surprise} />
                    </li>
                  ))}
                </ul>
                <MorePages list={list} label={surprisesText.more} />
                {isLinked && <OneMore />}
              </>
            )
          }
        </QueryArea>
      </div>
    </div>
  );
}

/** Below those that there are: how one is made. */
function OneMore() {
  return (
    <section className="grid justify-items-start gap-3 pt-6">
      <p className="text-ink-2">{surprisesText.noneText}</p>
      <Link to="/profile" className={buttonClass({ variant: 'quiet' })}>
        {surprisesText.plans}
      </Link>
    </section>
  );
}

function NoSurprises({ isLinked }: { isLinked: boolean }) {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={isLinked ? surprisesText.none : surprisesText.unlinked}
      text={isLinked ? surprisesText.noneText : surprisesText.unlinkedText}
      action={
        isLinked ? (
          <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
            {surprisesText.plans}
          </Link>
        ) : (
          <Link
            to="/profile/settings/$part"
            params={{ part: 'partner' }}
            className={buttonClass({ variant: 'primary' })}
          >
            {surprisesText.link}
          </Link>
        )
      }
    />
  );
}
