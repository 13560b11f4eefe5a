import { ArrowLeft, Share } from 'lucide-react';
import { useState } from 'react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Dock } from '../../../ui/Dock.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
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

/** The cover up to the edges, everything else on a page that lies over its foot; the actions in a dock. */
export function PlacePhone({ place, photos, plans, planTotal, neighbours, at }: PlacePage) {
  const goBack = useGoBack();
  const me = useMe();
  const [mapLost, setMapLost] = useState(false);
  return (
    <>
      <div className="place-cover">
        <div className="place-cover-bar">
          <IconButton variant="float" label={placeText.back} onClick={goBack}>
            <ArrowLeft />
          </IconButton>
          <div className="flex gap-2">
            <IconButton variant="float" label={placeText.share} onClick={() => sharePlace(place)}>
              <Share />
            </IconButton>
            <PinSafety place={place} variant="float" />
          </div>
        </div>
        <Cover
          ratio="390 / 348"
          photo={place.photoUrl}
          loading="eager"
          art={<PlaceArt place={place} width={390} height={348} first />}
        />
      </div>
      <div className="place-sheet">
        <GoneNotice place={place} />
        <PlaceTitle place={place} at={at} />
        <InviteToPlace place={place} />
        <SparkPanel place={place} />
        <PlaceNotes place={place} />
        <div>
          <PlaceFacts place={place} at={at} foldHours />
          <FactsFeedback place={place} />
        </div>
        {place.hasCoordinates && !mapLost && (
          <PlaceSpot place={place} neighbours={neighbours} onUnavailable={() => setMapLost(true)} />
        )}
        <PlacePhotos title={place.name} photos={photos} />
        <ReviewsSlot place={place} />
        <PlansHere placeId={place.id} plans={plans} total={planTotal} />
        <Neighbours places={neighbours} />
        <PlaceSource place={place} />
      </div>
      <Dock className="flex flex-wrap gap-2.5 [&>.btn]:flex-1">
        <SavePlaceAction id={place.id} name={place.name} look={{}} />
        <AddToPlanButton place={place} look={{ variant: 'quiet' }} />
        <DirectionsLink to={place} {...(!me && { button: { variant: 'quiet' } })} />
      </Dock>
    </>
  );
}
