import { distanceLabel, routeMiles } from '@liora/domain/rules/distance';
import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../components/PlanCoverArt.tsx';
import { useRouteDrawing } from '../details/useRouteDrawing.ts';
import { planCardsText } from '../planCards.text.ts';
import { useIsDesktop } from '../useIsDesktop.ts';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';

const DESKTOP_ART = { width: 344, height: 300 };
const PHONE_ART = { width: 350, height: 150 };

interface CreatePreviewProps {
  /** What the cover grows from: the plan's id, or the draft's. */
  artId: string;
  /** The stops, where they stand beside the form. */
  children?: ReactNode;
}

/** The cover that draws itself from the stops, and on desktop what the plan is so far. */
export function CreatePreview({ artId, children }: CreatePreviewProps) {
  const desktop = useIsDesktop();
  const box = useRef<HTMLDivElement>(null);
  const [places, theme] = useWatch<PlanDraft, ['places', 'theme']>({ name: ['places', 'theme'] });
  const art = desktop ? DESKTOP_ART : PHONE_ART;
  useRouteDrawing(box, places.length);
  return (
    <div ref={box} className="create-preview" data-empty={places.length < 2 ? '' : undefined}>
      <Cover art={<PlanCoverArt plan={{ id: artId, theme, stops: places }} {...art} />} />
      {desktop && <Summary />}
      {children}
    </div>
  );
}

function Summary() {
  const [title, location, places] = useWatch<PlanDraft, ['title', 'location_name', 'places']>({
    name: ['title', 'location_name', 'places'],
  });
  const miles = routeMiles(places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })));
  return (
    <div>
      <p className="t2 wrap-anywhere">{title.trim() || createText.untitled}</p>
      <p className="mt-1.5 text-small text-ink-2">
        {location.trim() && <span className="dot">{location.trim()}</span>}
        <span className="dot">{planCardsText.stops(places.length)}</span>
        {miles >= 0.05 && <span className="dot">{distanceLabel(miles)}</span>}
      </p>
    </div>
  );
}
