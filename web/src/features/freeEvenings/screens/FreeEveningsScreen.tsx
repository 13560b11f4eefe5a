import type { FreeEvenings } from '@liora/domain/contract/freeEvenings';
import { readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { classNames } from '../../../ui/classNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { EveningGrid } from '../components/EveningGrid.tsx';
import { SharedEvening } from '../components/SharedEvening.tsx';
import { eveningWeeks, todayIn } from '../evenings.rules.ts';
import { eveningsOptions } from '../freeEvenings.queries.ts';
import { freeEveningsText } from '../freeEvenings.text.ts';
import { useMarks } from '../useMarks.ts';

/** /us/free-evenings: each marks alone, and what both have marked is told to both (RUL-47). */
export function FreeEveningsScreen() {
  const me = useMe();
  const back = useGoBack();
  const query = useQuery({ ...eveningsOptions(), enabled: Boolean(me) });
  const start = useStartFailure();
  return (
    <div className="page">
      <PageTitle>{freeEveningsText.title}</PageTitle>
      <TopBar
        onBack={back}
        title={<span className="max-md:text-[1.375rem]/7">{freeEveningsText.title}</span>}
      />
      {me === null ? (
        <SignInFirst
          title={freeEveningsText.signInTitle}
          text={freeEveningsText.signInText}
          label={freeEveningsText.signIn}
          next="/us/free-evenings"
        />
      ) : (
        <QueryArea
          query={query}
          blocked={start}
          skeleton={<Skeleton height={480} />}
          failed={{
            title: freeEveningsText.loadFailed,
            retry: freeEveningsText.retry,
            art: <Vignette kind="error" />,
          }}
        >
          {(known) =>
            known.shares ? <Calendar stored={known} member={me?.member ?? false} /> : <NoPartner />
          }
        </QueryArea>
      )}
    </div>
  );
}

function Calendar({ stored, member }: { stored: FreeEvenings; member: boolean }) {
  const today = todayIn(useNow(), readerZone());
  const { marks, press } = useMarks(stored);
  const shared = marks.both.filter((evening) => evening >= today);
  return (
    <div className="grid gap-8 pb-10 lg:grid-cols-[640px_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5">
        <p className="max-w-[60ch] text-ink-2">{freeEveningsText.lead}</p>
        {member ? (
          <EveningGrid weeks={eveningWeeks(today)} marks={marks} onPress={press} />
        ) : (
          <p className="flex flex-wrap items-center gap-3">
            {freeEveningsText.membersOnly}
            <Link to="/prive" className={buttonClass({ size: 'sm' })}>
              {freeEveningsText.seePrive}
            </Link>
          </p>
        )}
        <Tells />
      </div>
      <section
        // On a phone what was found comes before the calendar, and nothing does while nothing was.
        className={classNames('grid content-start gap-3', shared.length > 0 && 'max-lg:order-first')}
        aria-live="polite"
      >
        <h2 className="t2">{freeEveningsText.shared}</h2>
        {shared.length === 0 && <p className="text-ink-2">{freeEveningsText.none}</p>}
        {shared.map((evening) => (
          <SharedEvening key={evening} evening={evening} />
        ))}
      </section>
    </div>
  );
}

/** So that nobody marks, or asks for marks, without knowing what that says. */
function Tells() {
  return (
    <details className="text-small text-ink-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {freeEveningsText.tells}
      </summary>
      <ul className="grid max-w-[60ch] list-disc gap-2 ps-5">
        {Object.values(freeEveningsText.tellsRules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

const NoPartner = () => (
  <EmptyState
    art={<Vignette kind="empty" />}
    title={freeEveningsText.noPartnerTitle}
    text={freeEveningsText.noPartnerText}
    action={
      <Link to="/profile/settings/$part" params={{ part: 'partner' }} className={buttonClass()}>
        {freeEveningsText.toPartner}
      </Link>
    }
  />
);
