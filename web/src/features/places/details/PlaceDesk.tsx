import { ArrowLeft, Share } from 'lucide-react';
import { useState } from 'react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { SavePlaceAction } from '../../saved/components/SavePlaceAction.tsx';
import { AddToPlanButton } from '../components/AddToPlanButton.tsx';
import { DirectionsLink } from '../components/DirectionsLink.tsx';
import { FactsFeedback } from '../facts/FactsFeedback.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { InviteToPlace } from './InviteToPlace.tsx';
import { PinSafety } from './PinSafety.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { Neighbours, PlansHere } from './PlaceNeighbourhood.tsx';
import { PlaceNotes } from './PlaceNotes.tsx';
import { PlacePhotos } from './PlacePhotos.tsx';
import { PlaceSource } from './PlaceSource.tsx';
import { PlaceSpot } from './PlaceSpot.tsx';
import { PlaceTitle } from './PlaceTitle.tsx';
import { placeText } from './place.text.ts';
import type { PlacePage } from './placePage.rules.ts';
import { ReviewsSlot } from './ReviewsSlot.tsx';
import { SparkPanel } from './SparkPanel.tsx';
import { sharePlace } from './sharePlace.actions.ts';
import { WeekHours } from './WeekHours.tsx';

/** Cover and map side by side, the facts in a panel that stays in view. */
export function PlaceDesk({ place, photos, plans, planTotal, neighbours, at }: PlacePage) {
  const goBack = useGoBack();
  const [mapLost, setMapLost] = useState(false);
  const mapped = place.hasCoordinates && !mapLost;
  return (
    <div className="page">
      <header className="topbar justify-between">
        <Button variant="text" icon={<ArrowLeft />} className="-ml-4" onClick={goBack}>
          {placeText.back}
        </Button>
        <div className="flex items-center gap-2">
          <Button variant="text" icon={<Share />} onClick={() => sharePlace(place)}>
            {placeText.share}
          </Button>
          <PinSafety place={place} />
        </div>
      </header>
      <div className="place-top" data-alone={mapped ? undefined : ''}>
        <Cover
          photo={place.photoUrl}
          loading="eager"
          art={<PlaceArt place={place} width={830} height={372} first />}
        />
        {mapped && <PlaceSpot place={place} neighbours={neighbours} onUnavailable={() => setMapLost(true)} />}
      </div>
      <div className="place-cols">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-9">
          <GoneNotice place={place} />
          <PlaceTitle place={place} at={at} />
          <SparkPanel place={place} />
          <PlaceNotes place={place} />
          <PlacePhotos title={place.name} photos={photos} />
          <ReviewsSlot place={place} />
          <PlansHere placeId={place.id} plans={plans} total={planTotal} />
          <Neighbours places={neighbours} />
        </div>
        <aside className="place-aside" aria-label={placeText.facts}>
          <DeskActions place={place} />
          <PlaceFacts place={place} at={at} />
          {place.hoursThisWeek && <hr className="place-line-between" />}
          <WeekHours place={place} at={at} />
          <FactsFeedback place={place} />
          <PlaceSource place={place} />
        </aside>
      </div>
    </div>
  );
}

/** What to do with a place; a visitor has no plans to add it to. */
function DeskActions({ place }: Pick<PlacePage, 'place'>) {
  return (
    <div className="grid gap-2.5">
      <SavePlaceAction id={place.id} name={place.name} look={{ size: 'lg', wide: true }} />
      <div className="flex gap-2.5 [&>.btn]:flex-1 [&>.btn]:px-3">
        <AddToPlanButton place={place} look={{ variant: 'quiet', wide: true }} />
        <DirectionsLink to={place} button={{ variant: 'quiet', wide: true }} />
      </div>
      <InviteToPlace place={place} />
    </div>
  );
}
