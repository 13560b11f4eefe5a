import { PHOTO_SIZES, type PhotoSize, photoAddress } from '@liora/domain/contract/photoFiles';
import type { Photo } from '@liora/domain/contract/photos';
import { PHOTO_LARGE_PX, PHOTO_MEDIUM_PX, PHOTO_SMALL_PX } from '@liora/domain/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { pictureAddress } from '../../lib/server.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './photos.module.css';

const LONGEST: Record<PhotoSize, number> = {
  small: PHOTO_SMALL_PX,
  medium: PHOTO_MEDIUM_PX,
  large: PHOTO_LARGE_PX,
};

interface PhotoPictureProps {
  photo: Photo;
  /** The text alternative; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  className?: string;
  /** Shown where the photo is not to be seen any more. */
  lost?: ReactNode;
}

const widthOf = ({ width, height }: Photo, size: PhotoSize) =>
  Math.round(width * Math.min(1, LONGEST[size] / Math.max(width, height)));

/** A photo in the size that its place needs, over a blurred picture of it while it loads. */
export function PhotoPicture({ photo, alt, sizes, className, lost = null }: PhotoPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  const blurred = useBlurred(photo.thumbhash, state === 'coming');
  if (state === 'lost') return lost;
  const address = (size: PhotoSize) => pictureAddress(photoAddress(photo.id, size));
  return (
    <img
      className={classNames(styles.photo, className)}
      style={blurred && state === 'coming' ? { backgroundImage: `url(${blurred})` } : undefined}
      src={address('medium')}
      srcSet={PHOTO_SIZES.map((size) => `${address(size)} ${widthOf(photo, size)}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={() => setState('there')}
      onError={() => setState('lost')}
    />
  );
}

/** Its decoder is fetched beside the photo: who has the photo already never needs it. */
function useBlurred(thumbhash: string, needed: boolean): string | null {
  const [blurred, setBlurred] = useState<string | null>(null);
  useEffect(() => {
    let wanted = needed;
    if (wanted)
      void import('./blurredPicture.rules.ts')
        .then(({ blurredPicture }) => wanted && setBlurred(blurredPicture(thumbhash)))
        .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [thumbhash, needed]);
  return blurred;
}
