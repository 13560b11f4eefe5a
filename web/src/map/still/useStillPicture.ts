import { type RefObject, useEffect } from 'react';
import { inSlices } from '../../lib/inSlices.ts';
import { nextTask } from '../../lib/nextTask.ts';
import { useTheme } from '../../ui/theme/useTheme.ts';
import type { Basemap } from '../basemap/basemap.ts';
import type { Box } from '../pins/collision.ts';
import { lioraStyle } from '../style/lioraStyle.ts';
import { loadLetters } from '../style/mapFonts.ts';
import { readMapTokens } from '../style/mapTokens.ts';
import { paintGround } from './paintGround.ts';
import { lettersOf, paintNames } from './paintNames.ts';
import type { StillFrame } from './stillFrame.ts';
import { stillParts } from './stillParts.ts';

const MOST_PIXEL_RATIO = 2;

/**
 * Paints the ground of a frame into its canvas, and again when basemap, frame or theme become others.
 * @param pins what they cover: no name is written under them
 * @param onLost when the source of the basemap cannot be read any more
 */
export function useStillPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  basemap: Basemap,
  frame: StillFrame | null,
  pins: readonly Box[],
  onLost: () => void,
): void {
  const theme = useTheme();
  // As text, so that the same pins in a new list paint nothing again.
  const covered = JSON.stringify(pins);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what the tokens read
  useEffect(() => {
    const element = canvas.current;
    if (!element || !frame || basemap.kind === 'paper' || basemap.kind === 'foreign') return undefined;
    const work = new AbortController();
    paint(element, { basemap, frame, covered: JSON.parse(covered) }, work.signal).catch(() => {
      if (!work.signal.aborted) onLost();
    });
    return () => work.abort();
  }, [canvas, basemap, frame, covered, theme]);
}

interface Picture {
  basemap: Exclude<Basemap, { kind: 'foreign' }>;
  frame: StillFrame;
  /** By pins: no name is written under them. */
  covered: readonly Box[];
}

async function paint(
  element: HTMLCanvasElement,
  { basemap, frame, covered }: Picture,
  signal: AbortSignal,
): Promise<void> {
  // The screen around it stands first.
  await nextTask();
  signal.throwIfAborted();
  const style = lioraStyle({ tokens: readMapTokens(getComputedStyle(element)), basemap, route: [] });
  const tiles = basemap.kind === 'tiles' ? basemap : null;
  const partsOf = await stillParts(style, tiles, frame, signal);
  const pause = inSlices(signal);
  await pause();
  await loadLetters(lettersOf(style.layers, partsOf, frame));
  await pause();
  const scale = Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio);
  // Painted beside the page, so that nobody sees half a map.
  const sheet = document.createElement('canvas');
  sheet.width = Math.round(frame.width * scale);
  sheet.height = Math.round(frame.height * scale);
  const canvas = sheet.getContext('2d');
  if (!canvas) return;
  canvas.scale(scale, scale);
  await paintGround(canvas, style.layers, partsOf, frame, pause);
  await paintNames(canvas, style.layers, partsOf, frame, [...covered, ...creditBox(element)], pause);
  element.width = sheet.width;
  element.height = sheet.height;
  element.getContext('2d')?.drawImage(sheet, 0, 0);
  element.dataset.painted = basemap.kind;
}

/** Where the words of whoever gathered the data lie over the picture. */
function creditBox(element: HTMLCanvasElement): Box[] {
  const credit = element.closest('.map-view')?.querySelector('.map-credit')?.getBoundingClientRect();
  if (!credit) return [];
  const { left: x, top: y } = element.getBoundingClientRect();
  const { left, right, top, bottom } = credit;
  return [{ left: left - x, right: right - x, top: top - y, bottom: bottom - y }];
}
