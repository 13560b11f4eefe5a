import type { PlanDetails as Plan, UnpublishedPlan } from '@liora/domain/contract/plans';
import { clockLabel } from '@liora/domain/i18n/clockTime';
import { formatDate } from '@liora/domain/i18n/format';
import { CURATORS_TIPS_ABOVE_CHARS } from '@liora/domain/limits';
import { routeWords } from '@liora/domain/rules/routeWords';
import { tagName, tagsAsShown, themeName } from '@liora/domain/rules/shownNames';
import { Lightbulb } from 'lucide-react';
import { useClockZone } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { StoredPlanCheck } from '../check/StoredPlanCheck.tsx';
import { NotNearbyNote } from '../details/NotNearbyNote.tsx';
import { PlanStops } from '../details/PlanStops.tsx';
import { planText } from '../details/plan.text.ts';
import { planCardsText } from '../planCards.text.ts';
import { plansText } from '../plans.text.ts';
import { privateWords } from '../privateWords.rules.ts';
import { PlanCredit } from './PlanCredit.tsx';

const MakeSurprise = lazyPart(
  async () => (await import('../../surprises/components/MakeSurprise.tsx')).MakeSurprise,
);

const SaveDate = lazyPart(async () => (await import('../dateFile/SaveDate.tsx')).SaveDate);

interface PlanDetailsProps {
  plan: Plan | UnpublishedPlan;
  /** Level of the plan's title above; stops stand one below. */
  titleLevel: 1 | 2;
}

/** Everything a plan tells, in the dialog and on its page (PDET-01 to PDET-10). */
export function PlanDetails({ plan, titleLevel }: PlanDetailsProps) {
  const me = useMe();
  const long = plan.description.length > CURATORS_TIPS_ABOVE_CHARS;
  const below = titleLevel === 1 ? 2 : 3;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {'creator' in plan ? <Creator plan={plan} /> : <Unpublished />}
        {'credit' in plan && plan.credit && <PlanCredit credit={plan.credit} />}
        {!long && plan.description && <p className="wrap-anywhere whitespace-pre-line">{plan.description}</p>}
        <Tags plan={plan} />
      </div>
      {'creator' in plan && <NotNearbyNote plan={plan} />}
      <Facts plan={plan} />
      {long && <Tips text={plan.description} level={below} />}
      <PlanStops stops={plan.places} headingLevel={below} />
      <StoredPlanCheck plan={plan} headingLevel={below} />
      {me && (
        <Region broken={null}>
          <SaveDate plan={plan} />
        </Region>
      )}
      {'creator' in plan && plan.is_own && (
        <Region broken={null}>
          <MakeSurprise plan={plan} />
        </Region>
      )}
    </div>
  );
}

function Creator({ plan }: { plan: Plan }) {
  const created = formatDate(new Date(plan.created_at), { dateStyle: 'long', timeZone: useClockZone() });
  const { creator } = plan;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={creator.username} photo={creator.profile_photo_url} size={44} decorative />
      <div className="min-w-0 flex-1">
        <p className="text-label font-semibold truncate">
          <PersonLink userId={creator.user_id} isOwn={plan.is_own}>
            {plan.is_own ? planCardsText.you(creator.username) : creator.username}
          </PersonLink>
        </p>
        <p className="wrap-anywhere text-caption text-ink-2">
          <span className="dot">
            <time dateTime={plan.created_at}>{planText.created(created)}</time>
          </span>
          {plan.location_name && <span className="dot md:hidden">{plan.location_name}</span>}
        </p>
      </div>
    </div>
  );
}

/** In place of who made it (RUL-116). */
function Unpublished() {
  return (
    <div>
      <p className="text-label font-semibold">{planCardsText.unpublished}</p>
      <p className="text-caption text-ink-2">{planText.unpublishedText}</p>
    </div>
  );
}

function Tags({ plan }: { plan: Plan | UnpublishedPlan }) {
  const isPublished = 'creator' in plan;
  const marked = isPublished && (plan.is_prive || plan.under_review || !plan.is_public);
  if (!plan.theme && plan.tags.length === 0 && !marked) return null;
  return (
    <ul className="tags">
      {plan.is_prive && (
        <li>
          <Badge kind="prive">{planCardsText.prive}</Badge>
        </li>
      )}
      {plan.under_review && (
        <li>
          <Badge kind="warn">{planCardsText.underReview}</Badge>
        </li>
      )}
      {isPublished && !plan.is_prive && !plan.is_public && (
        <li>
          <Badge kind="soft">{plan.is_surprise ? planCardsText.surprise : privateWords(plan)}</Badge>
        </li>
      )}
      {plan.theme && (
        <li>
          <Tag mood>{themeName(plan.theme)}</Tag>
        </li>
      )}
      {tagsAsShown(plan.tags).map((tag) => (
        <li key={tag}>
          <Tag>{tagName(tag)}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Who has a like button reads the likes there; a visitor reads them here, beside the time when there is one. */
function Facts({ plan }: { plan: Plan | UnpublishedPlan }) {
  const me = useMe();
  const route = routeWords(plan.places);
  const start = plan.places[0]?.starts_at;
  return (
    <dl className="plan-facts md:hidden">
      <Fact value={plan.places.length} name={planText.activityWord(plan.places.length)} />
      {route && <Fact value={route.length} name={route.how} />}
      {start && <Fact value={clockLabel(start)} name={planText.toStart} />}
      {'creator' in plan && (!me || !start) && (
        <Fact value={plan.like_count} name={planText.likeWord(plan.like_count)} />
      )}
    </dl>
  );
}

function Fact({ value, name }: { value: number | string; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Tips({ text, level }: { text: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <section className="plan-tips">
      <Heading className="plan-tips-title">
        <Lightbulb aria-hidden="true" />
        {plansText.tips}
      </Heading>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  );
}
