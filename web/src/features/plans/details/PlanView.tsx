import type { PlanDetails as Plan, UnpublishedPlan } from '@liora/domain/contract/plans';
import { routeWords } from '@liora/domain/rules/routeWords';
import { useRef, useState } from 'react';
import { Cover } from '../../../ui/Cover.tsx';
import { Dock } from '../../../ui/Dock.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { FittedPlanArt } from '../components/FittedPlanArt.tsx';
import { PlanCoverArt } from '../components/PlanCoverArt.tsx';
import { PlanDetails } from '../components/PlanDetails.tsx';
import { MakeItYours } from '../create/MakeItYours.tsx';
import { plansText } from '../plans.text.ts';
import { useIsDesktop } from '../useIsDesktop.ts';
import { PlanActions } from './PlanActions.tsx';
import { PlanMapDialog } from './PlanMapDialog.tsx';
import { planText } from './plan.text.ts';
import { routeOnMap } from './routeOnMap.rules.ts';
import { useRouteDrawing } from './useRouteDrawing.ts';

type Frame = 'dialog' | 'page';

/** What keeps the stops of the cover clear of the buttons on phones, and of the title, which lies over its foot. */
const PHONE_ART = { width: 390, height: 380, inset: { t: 44, b: 20 } };
/** On a desktop of 1440 by 900 px. */
const USUAL_SLOT = { width: 496, height: 816 };
const overTitle = (height: number) => ({ t: 30, b: Math.round(height * 0.4) });

interface PlanViewProps {
  plan: Plan | UnpublishedPlan;
  frame: Frame;
  /** Nothing is done with it here. */
  onlyRead?: boolean;
}

/** A plan that may be seen in full, or what its saver keeps of it. In a page its title is the h1. */
export function PlanView({ plan, frame, onlyRead = false }: PlanViewProps) {
  const me = useMe();
  const [mapOpen, setMapOpen] = useState(false);
  const hasMap = routeOnMap(plan.places).length > 0;
  const titleLevel = frame === 'page' ? 1 : 2;
  const onMap = hasMap ? () => setMapOpen(true) : undefined;
  const isPublished = 'creator' in plan;
  const actions = isPublished ? (
    <PlanActions plan={plan} onMap={onMap} />
  ) : (
    <MakeItYours planId={plan.id} onMap={onMap} />
  );
  return (
    <>
      <PlanHero plan={plan} />
      <PlanHead plan={plan} level={titleLevel} likes={!me && isPublished} />
      <div className="plan-main">
        <PlanDetails plan={plan} titleLevel={titleLevel} />
      </div>
      {!onlyRead &&
        (frame === 'page' ? (
          <Dock className="plan-dock">{actions}</Dock>
        ) : (
          <div className="plan-dock">{actions}</div>
        ))}
      <PlanMapDialog
        open={mapOpen}
        onClose={() => setMapOpen(false)}
        title={plan.title}
        stops={plan.places}
      />
    </>
  );
}

function PlanHero({ plan }: { plan: Plan | UnpublishedPlan }) {
  const box = useRef<HTMLDivElement>(null);
  const desktop = useIsDesktop();
  useRouteDrawing(box, plan.places.length);
  return (
    <div className="plan-hero" ref={box}>
      <Cover
        shade={desktop}
        art={
          desktop ? (
            <FittedPlanArt plan={plan} insetOf={overTitle} first={USUAL_SLOT} />
          ) : (
            <PlanCoverArt plan={plan} {...PHONE_ART} first />
          )
        }
      />
    </div>
  );
}

interface PlanHeadProps {
  plan: Plan | UnpublishedPlan;
  level: 1 | 2;
  /** Visitors have no like button that tells the count. */
  likes: boolean;
}

function PlanHead({ plan, level, likes }: PlanHeadProps) {
  const Heading = `h${level}` as const;
  const route = routeWords(plan.places);
  return (
    <header className="plan-head">
      <PageTitle>{plan.title}</PageTitle>
      <Heading className="t1">{plan.title}</Heading>
      <p className="plan-head-meta mt-3 text-small max-md:hidden">
        {plan.location_name && <span className="dot">{plan.location_name}</span>}
        <span className="dot">{plansText.activities(plan.places.length)}</span>
        {route && <span className="dot">{route.phrase}</span>}
        {likes && <span className="dot">{planText.likes(plan.like_count)}</span>}
      </p>
    </header>
  );
}
