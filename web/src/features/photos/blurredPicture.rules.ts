import { thumbHashToDataURL } from 'thumbhash';

/** A thumbhash as a picture that an `<img>` or a background can show; null where it is none. */
export function blurredPicture(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}
