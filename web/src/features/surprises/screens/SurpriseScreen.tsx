import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { GuestView } from '../components/GuestView.tsx';
import { PlannerView } from '../components/PlannerView.tsx';
import { SignInForSurprises } from '../components/SignInForSurprises.tsx';
import { surpriseQuery } from '../surprises.queries.ts';
import { surprisesText } from '../surprises.text.ts';

/** /us/surprises/{id}: a surprise as whoever plans it or whoever it is for may see it. */
export function SurpriseScreen() {
  const { id } = useParams({ from: '/us/surprises/$id' });
  const me = useMe();
  const back = useGoBack();
  const start = useStartFailure();
  const query = useQuery({ ...surpriseQuery(id), enabled: Boolean(me) });
  if (me === null) return <SignInForSurprises next={`/us/surprises/${id}`} />;
  if (errorCode(query.error) === 'NOT_FOUND') return <Gone back={back} />;
  const surprise = query.data?.surprise;
  const title =
    surprise &&
    (surprise.you === 'planner'
      ? surprisesText.for(surprise.for.username)
      : surprisesText.from(surprise.from.username));
  return (
    <div className="page">
      <PageTitle>{title ?? surprisesText.title}</PageTitle>
      <TopBar onBack={back} title={title ?? surprisesText.title} />
      <div className="max-w-170 pb-10">
        <QueryArea
          query={query}
          blocked={start}
          skeleton={<Skeleton height={240} />}
          failed={{
            title: surprisesText.loadFailed,
            retry: surprisesText.retry,
            art: <Vignette kind="error" />,
          }}
        >
          {({ surprise: shown }) =>
            shown.you === 'planner' ? <PlannerView surprise={shown} /> : <GuestView surprise={shown} />
          }
        </QueryArea>
      </div>
    </div>
  );
}

function Gone({ back }: { back: () => void }) {
  return (
    <div className="page">
      <PageTitle>{surprisesText.gone}</PageTitle>
      <TopBar onBack={back} title={surprisesText.title} />
      <EmptyState
        art={<Vignette kind="empty" />}
        title={surprisesText.gone}
        text={surprisesText.goneText}
        action={
          <Link to="/us/surprises" className={buttonClass({ variant: 'primary' })}>
            {surprisesText.all}
          </Link>
        }
      />
    </div>
  );
}
