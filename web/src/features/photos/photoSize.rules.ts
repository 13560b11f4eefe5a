import { PHOTO_SENT_PX } from '@liora/domain/limits';

/** Below this a file is sent as it is: to make it smaller would only make it worse. */
const SMALL_FILE_BYTES = 1_500_000;

export interface Size {
  width: number;
  height: number;
}

/** How large a picture is sent: its longest side no longer than anything that is ever shown. */
export function sentSize({ width, height }: Size): Size {
  const share = Math.min(1, PHOTO_SENT_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** Whether a picture goes as it came. */
export const isSentAsItIs = (size: Size, bytes: number): boolean =>
  bytes <= SMALL_FILE_BYTES && Math.max(size.width, size.height) <= PHOTO_SENT_PX;
