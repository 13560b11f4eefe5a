import { SEARCH_MAX_PAGE_SIZE } from '@liora/domain/limits';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askOnce } from '../../../lib/location/locate.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { DropByAddress } from '../../pins/drop/DropByAddress.tsx';
import { DropPinButton, PinDropper } from '../../pins/drop/PinDropper.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { mapScreenText } from '../browse/browse.text.ts';
import { FullMapDesk } from '../browse/map/FullMapDesk.tsx';
import { FullMapPhone } from '../browse/map/FullMapPhone.tsx';
import { MapListAlone } from '../browse/map/MapListAlone.tsx';
import { useMapAvailable } from '../browse/map/MapPane.tsx';
import { useBrowse } from '../browse/useBrowse.ts';

/** As many pins at once as one answer may hold. */
const EXTRA = { limit: SEARCH_MAX_PAGE_SIZE };

/** /map: the city with its places; the list is its full equal. */
export function MapScreen() {
  const browse = useBrowse(useSearch({ from: '/map' }), EXTRA);
  const desktop = useIsDesktop();
  const { available, onUnavailable } = useMapAvailable();
  // The one screen that asks by itself: who opens a map wants to see where they are (LOC-04).
  useEffect(() => void askOnce(), []);
  const View = desktop ? FullMapDesk : FullMapPhone;
  return (
    <>
      <PageTitle>{mapScreenText.title}</PageTitle>
      <h1 className="sr-only">{mapScreenText.title}</h1>
      {available ? (
        <PinDropper>
          <View browse={browse} controls={<DropPinButton />} onUnavailable={onUnavailable} />
        </PinDropper>
      ) : (
        <MapListAlone browse={browse}>
          <div>
            <DropByAddress />
          </div>
        </MapListAlone>
      )}
    </>
  );
}
