import type { PlacePhoto } from '@liora/domain/contract/photos';
import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';
import { placeText } from './place.text.ts';

const PhotoStrip = lazyPart(async () => (await import('../../photos/PhotoStrip.tsx')).PhotoStrip);

interface PlacePhotosProps {
  title: string;
  photos: readonly PlacePhoto[];
}

/** What people took there, newest first: the code comes after the place itself. Without any the drawn cover stands for it. */
export function PlacePhotos({ title, photos }: PlacePhotosProps) {
  const hydrated = useHydrated();
  if (photos.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3.5" aria-labelledby="place-photos">
      <h2 id="place-photos" className="t2">
        {placeText.photos}
      </h2>
      <Region>
        {hydrated && (
          <PhotoStrip
            title={title}
            shown={photos.map((photo) => ({ photo, author: photo.author, isOwn: photo.is_own }))}
          />
        )}
      </Region>
    </section>
  );
}
