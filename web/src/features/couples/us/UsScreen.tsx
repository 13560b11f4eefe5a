import type { Me } from '@liora/domain/contract/accounts';
import type { Partner } from '@liora/domain/contract/couples';
import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { UpgradeLink } from '../../plans/components/UpgradeLink.tsx';
import { linkQuery } from '../couples.queries.ts';
import { NextDate } from './NextDate.tsx';
import { PlanEvening } from './PlanEvening.tsx';
import { TopWishes } from './TopWishes.tsx';
import { Unlinked } from './Unlinked.tsx';
import { UsMenu } from './UsMenu.tsx';
import { usText } from './us.text.ts';

const CheckInCard = lazyPart(
  async () => (await import('../../checkIns/components/CheckInCard.tsx')).CheckInCard,
);
const MatchDeckRow = lazyPart(
  async () => (await import('../../match/components/MatchDeckRow.tsx')).MatchDeckRow,
);
const FreeEveningsCard = lazyPart(
  async () => (await import('../../freeEvenings/components/FreeEveningsCard.tsx')).FreeEveningsCard,
);
const SurprisesRow = lazyPart(
  async () => (await import('../../surprises/components/SurprisesRow.tsx')).SurprisesRow,
);
const SavedByEither = lazyPart(
  async () => (await import('../../saved/shared/SavedByEither.tsx')).SavedByEither,
);
const MemoriesShelf = lazyPart(
  async () => (await import('../../memories/shelf/MemoriesShelf.tsx')).MemoriesShelf,
);

/** The parts beside the next date, by name. */
const SIDES = { CheckInCard, MatchDeckRow, FreeEveningsCard, SurprisesRow };

/** /us: what two linked people have together; their next date leads. */
export function UsScreen() {
  const me = useMe();
  const back = useGoBack();
  const query = useQuery({ ...linkQuery(), enabled: me !== undefined && me !== null });
  const start = useStartFailure();
  return (
    <div className="page">
      <PageTitle>{usText.title}</PageTitle>
      {me === null ? (
        <>
          <TopBar onBack={back} title={usText.title} />
          <SignInFirst title={usText.signInTitle} text={usText.signInText} label={usText.signIn} next="/us" />
        </>
      ) : (
        <QueryArea
          query={query}
          blocked={start}
          skeleton={<Skeleton height={436} radius="28px" className="-mx-(--gutter) md:mx-0" />}
          failed={{
            title: usText.loadFailed,
            retry: usText.retry,
            art: <Vignette kind="error" />,
            headingLevel: 1,
          }}
        >
          {({ partner }) => me && (partner ? <Two me={me} partner={partner} /> : <One me={me} back={back} />)}
        </QueryArea>
      )}
    </div>
  );
}

function Two({ me, partner }: { me: Me; partner: Partner }) {
  const sharing = partner.paused ? null : partner;
  return (
    <div className="relative">
      <header className="topbar max-md:hidden!">
        <Pair me={me} partner={partner} size={44} />
        <h1 className="min-w-0 text-[1.0625rem] font-semibold wrap-anywhere">
          {usText.youAnd(partner.username)}
        </h1>
        <div className="flex-1" />
        <PlanEvening />
        <UsMenu />
      </header>
      <div className="absolute -inset-x-2 top-2.5 z-4 flex items-center justify-between md:hidden">
        <h1 className="flex h-11 items-center gap-2.5 rounded-full bg-raised pr-4 pl-1.5 text-[0.9375rem] font-semibold shadow-(--elev-rest)">
          <Pair me={me} partner={partner} size={30} />
          <span aria-hidden="true">{usText.title}</span>
          <span className="sr-only">{usText.youAnd(partner.username)}</span>
        </h1>
        <UsMenu variant="float" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 md:has-[>[data-side]:not(:empty)]:grid-cols-[minmax(0,1fr)_372px]">
        <NextDate partner={partner} />
        <div data-side="" className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
          {sharing && <Sides />}
        </div>
      </div>
      {!sharing && <Paused member={me.member} />}
      <div className="grid grid-cols-[minmax(0,1fr)] md:max-w-170 md:gap-18 md:has-[>[data-saved]:not(:empty)]:max-w-none md:has-[>[data-saved]:not(:empty)]:grid-cols-2">
        <TopWishes me={me} partner={sharing} />
        <div data-saved="" className="min-w-0 empty:hidden">
          {sharing && (
            <Region>
              <SavedByEither />
            </Region>
          )}
        </div>
      </div>
      <Region>
        <MemoriesShelf />
      </Region>
    </div>
  );
}

/** What waits beside the next date: the check-in, the deck, an evening for both, a surprise. */
function Sides() {
  return Object.entries(SIDES).map(([name, Side]) => (
    <Region key={name}>
      <Side />
    </Region>
  ));
}

function Pair({ me, partner, size }: { me: Me; partner: Partner; size: number }) {
  return (
    <span className="flex flex-none *:rounded-full *:shadow-[0_0_0_2px_var(--raised)] [&>*+*]:-ml-2.5">
      <Avatar name={me.username} photo={me.profile_photo_url} size={size} decorative />
      <Avatar name={partner.username} photo={partner.profile_photo_url} size={size} decorative />
    </span>
  );
}

function Paused({ member }: { member: boolean }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-2 text-ink-2">
      {usText.paused}
      {!member && <UpgradeLink>{usText.seePrive}</UpgradeLink>}
    </p>
  );
}

/** Without a partner: who would see and keep what, and the own list, which is there all the same. */
function One({ me, back }: { me: Me; back: () => void }) {
  return (
    <>
      <TopBar onBack={back} title={usText.title} />
      <Unlinked />
      <div className="mx-auto max-w-150 pb-12">
        <TopWishes me={me} partner={null} />
      </div>
    </>
  );
}
