import { clockTime } from '@liora/domain/i18n/clockTime';
import { readerZone } from '@liora/domain/i18n/format';
import { lightAt } from '@liora/domain/rules/goldenHour';
import { Link } from '@tanstack/react-router';
import { Plus, Search, Sunset } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useReportShown } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import type { SearchOrigin } from '../../../lib/location/useOrigin.ts';
import { withOverlay } from '../../../lib/overlays.ts';
import { useFormat } from '../../../lib/ownFormat.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AreaButton } from '../components/AreaButton.tsx';
import { CategoryTiles } from '../components/CategoryTiles.tsx';
import { ExploreSkeleton } from '../components/ExploreSkeleton.tsx';
import { FeaturedPlan } from '../components/FeaturedPlan.tsx';
import { HomeRows } from '../components/HomeRows.tsx';
import { MoodChips } from '../components/MoodChips.tsx';
import { WhenSwitch } from '../components/WhenSwitch.tsx';
import { exploreText } from '../explore.text.ts';
import { useHome } from '../useHome.ts';

const Bell = lazyPart(async () => (await import('../../notifications/bell/Bell.tsx')).Bell);

/** The first screen: where to, tonight? */
export function ExploreScreen() {
  const { home, blocked, origin, at, planned } = useHome();
  useReportShown();
  useFormat();
  const now = useNow();
  const area = (origin?.chosen ? null : home.data?.area) ?? origin?.areaName ?? '';
  return (
    <div className="page explore">
      <PageTitle>{exploreText.where[planned.kind]}</PageTitle>
      <TopBar actions={<TopActions />}>
        {area && <AreaButton area={area} known={origin?.located || origin?.chosen || false} />}
      </TopBar>
      <div className="explore-hero">
        <div className="explore-lead">
          <p className="explore-eyebrow">
            <Sunset aria-hidden="true" />
            <span>{origin && lightWords(origin, area, now)}</span>
            <WhenSwitch planned={planned} timeZone={origin?.timeZone ?? readerZone()} />
          </p>
          <h1 className="hero">{exploreText.where[planned.kind]}</h1>
          <Link to="/search" className="search" aria-label={exploreText.search}>
            <Search aria-hidden="true" />
            <span className="search-hint">{exploreText.searchHint}</span>
          </Link>
          <MoodChips />
        </div>
        {home.data?.featured && (
          <FeaturedPlan
            plan={home.data.featured}
            tonight={planned.kind === 'tonight' && home.data.featuredFits}
          />
        )}
        {home.isPending && !blocked && <div className="feature-waiting" aria-hidden="true" />}
      </div>
      <CategoryTiles />
      <QueryArea
        className="explore-rows"
        staleClassName="max-md:pt-5"
        query={home}
        blocked={blocked}
        skeleton={<ExploreSkeleton />}
        failed={{
          title: exploreText.loadFailed,
          retry: exploreText.retry,
          art: <Vignette kind="error" />,
          className: 'explore-failed',
        }}
      >
        {(data) => (
          <HomeRows
            home={data}
            at={at}
            area={area}
            located={origin?.located ?? false}
            chosen={origin?.chosen ?? false}
          />
        )}
      </QueryArea>
    </div>
  );
}

/**
 * 'Sunset at 18:52', in its last hour 'Golden hour until 18:52', and then 'Open late near you'; the default area is
 * nobody's 'near you' (RUL-63).
 */
function lightWords({ origin, located, timeZone }: SearchOrigin, area: string, now: Date): string {
  const light = lightAt(origin, now, timeZone);
  if (light.kind === 'dark') return located || !area ? exploreText.openLate : exploreText.openLateIn(area);
  const time = clockTime(light.sunset, timeZone);
  return light.kind === 'golden' ? exploreText.goldenHour(time) : exploreText.sunsetAt(time);
}

function TopActions() {
  const me = useMe();
  if (me === undefined) return null;
  if (me === null) {
    return (
      <Link to="/auth" className={buttonClass({ variant: 'line' })}>
        {exploreText.signIn}
      </Link>
    );
  }
  return (
    <>
      <Link
        to="."
        search={withOverlay({ create: true })}
        resetScroll={false}
        className={buttonClass({ variant: 'primary' }, 'max-md:hidden!')}
      >
        <Plus aria-hidden="true" />
        {exploreText.createDate}
      </Link>
      <Region waiting={<span className="ib" />}>
        <Bell />
      </Region>
      <Link to="/profile" className="ib" aria-label={exploreText.profile}>
        <Avatar name={me.username} photo={me.profile_photo_url} size={36} decorative />
      </Link>
    </>
  );
}
