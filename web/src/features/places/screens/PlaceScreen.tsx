import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { errorText } from '../../../text/errors.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { useScreenTime } from '../browse/screenTime.store.ts';
import { PlaceSkeleton } from '../details/PlaceSkeleton.tsx';
import { PlaceView } from '../details/PlaceView.tsx';
import { placeText } from '../details/place.text.ts';
import { placeListText } from '../placeList.text.ts';
import { placeQuery } from '../places.queries.ts';
import { useAsker } from '../useAsker.ts';
import '../details/place.css';

/** What an id of a place looks like; anything else need not be asked for. */
const isPlaceId = (text: string) => /^[A-Za-z0-9_-]{1,80}$/.test(text);

/** /place/{id}; unknown and invisible places are the same not-found page (RUL-78). */
export function PlaceScreen() {
  const { id } = useParams({ from: '/place/$id' });
  const start = useOrigin();
  const asker = useAsker();
  const { time: at } = useScreenTime();
  // Only a real position makes a distance from here; the default area is nobody's place (RUL-63).
  const origin = start?.located ? start.origin : undefined;
  const place = useQuery({
    ...placeQuery({ id, origin, at: at.toISOString() }, asker),
    enabled: start !== null && isPlaceId(id),
  });
  const startFailure = useStartFailure();
  if (!isPlaceId(id) || errorCode(place.error) === 'NOT_FOUND') return <NotFoundScreen />;
  const error = startFailure?.error ?? place.error;
  return (
    <QueryArea
      query={place}
      blocked={startFailure}
      skeleton={<PlaceSkeleton />}
      failed={{
        title: placeText.loadFailed,
        ...(error && { text: errorText(error) }),
        retry: placeListText.tryAgain,
        art: <Vignette kind="error" />,
        headingLevel: 1,
        around: (told) => <PlaceFailed>{told}</PlaceFailed>,
      }}
      staleClassName="px-(--gutter) pt-4 max-md:pt-[calc(64px+env(safe-area-inset-top))]"
    >
      {(found) => <PlaceView key={id} {...found} at={at} />}
    </QueryArea>
  );
}

function PlaceFailed({ children }: { children: ReactNode }) {
  const goBack = useGoBack();
  return (
    <div className="page">
      <TopBar onBack={goBack} />
      {children}
    </div>
  );
}
