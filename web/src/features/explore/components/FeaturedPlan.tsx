import type { PlanInFull } from '@liora/domain/contract/plans';
import { clockLabel } from '@liora/domain/i18n/clockTime';
import { shortKind } from '@liora/domain/rules/kindWords';
import { routeWords } from '@liora/domain/rules/routeWords';
import { memo } from 'react';
import { coverOfStop } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { useFormat } from '../../../lib/ownFormat.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { LikeButton } from '../../../ui/LikeButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { FittedPlanArt } from '../../plans/components/FittedPlanArt.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { PlanLink } from '../../plans/components/PlanLink.tsx';
import { planCardsText } from '../../plans/planCards.text.ts';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { useReactions } from '../../plans/useReactions.ts';
import { exploreText } from '../explore.text.ts';

const MINI_STOPS = 4;
/** Title and byline lie over the foot of the cover on phones. */
const PHONE_INSET = { t: 30, b: 138 };
const belowLabel = () => ({ t: 24 });
/** On a desktop that is 1440 px wide. */
const USUAL_SLOT = { width: 448, height: 432 };

interface FeaturedPlanProps {
  plan: PlanInFull;
  tonight: boolean;
}

/** The plan that leads the screen: one big cover on phones, cover and stops side by side on desktop. */
export const FeaturedPlan = memo(function FeaturedPlan({ plan, tonight }: FeaturedPlanProps) {
  useFormat();
  const label = tonight && beginsInTheEvening(plan) ? exploreText.tonightsPlan : exploreText.featuredPlan;
  const desktop = useIsDesktop();
  return (
    <>
      <PhoneFeature plan={plan} label={label} first={!desktop} />
      <DeskFeature plan={plan} label={label} first={desktop} />
    </>
  );
});

const EVENING = '17:00';
const NIGHT_ENDS = '05:00';

/** By the clock of the plan itself, whatever the reader's says; a plan without times begins when one likes. */
function beginsInTheEvening({ places }: PlanInFull): boolean {
  const start = places[0]?.starts_at;
  return !start || start >= EVENING || start < NIGHT_ENDS;
}

/** As the plan itself tells it: nothing where it is not known, 'in all' where nobody would walk it. */
function Way({ plan }: { plan: PlanInFull }) {
  const route = routeWords(plan.places);
  return route && <span>{route.phrase}</span>;
}

/** What leads to it, and that it is Privé, which members are shown (PCARD-04). */
function Labels({ plan, label }: Pick<FeatureProps, 'plan' | 'label'>) {
  return (
    <>
      <span className="feature-label">{label}</span>
      {plan.is_prive && <Badge kind="prive">{planCardsText.prive}</Badge>}
    </>
  );
}

/** When the two of you are there; in a plan without times, what kind of place it is. A custom stop has no kind. */
function StopAside({ stop: { starts_at, category, subcategory } }: { stop: PlanInFull['places'][number] }) {
  if (starts_at) {
    return (
      <time dateTime={starts_at} className="text-small text-ink-2 tabular-nums">
        {clockLabel(starts_at)}
      </time>
    );
  }
  return (
    <span className="truncate text-caption text-ink-2">
      {category && shortKind({ category, subcategory })}
    </span>
  );
}

interface FeatureProps {
  plan: PlanInFull;
  label: string;
  /** The one that this width shows. */
  first: boolean;
}

function PhoneFeature({ plan, label, first }: FeatureProps) {
  const me = useMe();
  const start = plan.places[0]?.starts_at;
  const { like } = useReactions();
  return (
    <article className="feature-phone">
      <Cover
        ratio="350 / 372"
        shade
        art={<PlanCoverArt plan={plan} width={350} height={372} inset={PHONE_INSET} first={first} />}
        tl={<Labels plan={plan} label={label} />}
        tr={
          me && <LikeButton liked={plan.user_has_liked} count={plan.like_count} onClick={() => like(plan)} />
        }
      >
        <div className="feature-words">
          <h2 className="t1 text-[1.875rem]">
            <PlanLink id={plan.id} className="feature-link">
              {plan.title}
            </PlanLink>
          </h2>
          <p className="dotted">
            <span>{planCardsText.stops(plan.places.length)}</span>
            <Way plan={plan} />
            {start && <span>{exploreText.from(clockLabel(start))}</span>}
          </p>
          <p className="flex items-center gap-2">
            <Avatar name={plan.creator.username} photo={plan.creator.profile_photo_url} decorative />
            {plan.creator.username}
          </p>
        </div>
      </Cover>
    </article>
  );
}

function DeskFeature({ plan, label, first }: FeatureProps) {
  const me = useMe();
  const { save } = useReactions();
  return (
    <article className="feature-desk">
      <Cover
        art={<FittedPlanArt plan={plan} insetOf={belowLabel} {...(first && { first: USUAL_SLOT })} />}
        tl={<Labels plan={plan} label={label} />}
      />
      <div className="feature-panel">
        <h2 className="t2">{plan.title}</h2>
        <p className="dotted mt-2 mb-3 text-small text-ink-2">
          <span className="inline-flex items-center gap-2">
            <Avatar name={plan.creator.username} photo={plan.creator.profile_photo_url} decorative />
            {plan.creator.username}
          </span>
          <Way plan={plan} />
        </p>
        <ol className="lines mb-auto">
          {plan.places.slice(0, MINI_STOPS).map((stop) => (
            <li key={stop.place_id} className="feature-stop">
              <Cover ratio="1" art={<PlaceArt place={coverOfStop(stop)} width={44} height={44} />} />
              <span className="truncate text-small font-semibold">{stop.name}</span>
              <StopAside stop={stop} />
            </li>
          ))}
        </ol>
        <div className="mt-3 flex items-center gap-2">
          <PlanLink id={plan.id} className={buttonClass({ variant: 'quiet' }, 'flex-1')}>
            {exploreText.seePlan}
          </PlanLink>
          {me && (
            <SaveButton
              variant="row"
              saved={plan.user_has_saved}
              name={plan.title}
              onClick={() => save(plan)}
            />
          )}
        </div>
      </div>
    </article>
  );
}
