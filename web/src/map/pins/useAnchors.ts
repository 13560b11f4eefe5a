import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { PinGround } from './pinGround.ts';

/**
 * Keeps every child of a layer that carries `data-lat` and `data-lng` over its place. Written
 * straight to the elements, as React need not render again for each frame of a drag.
 */
export function useAnchors(map: PinGround, layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => placeAll(map, layer.current));

  useEffect(() => {
    const place = () => placeAll(map, layer.current);
    map.on('move', place);
    map.on('moveend', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('moveend', place);
      map.off('resize', place);
    };
  }, [map, layer]);
}

function placeAll(map: PinGround, layer: HTMLElement | null): void {
  for (const child of layer?.children ?? []) if (child instanceof HTMLElement) placeAnchor(map, child);
}

/** Puts one element over its place: what comes between two renderings of the layer. */
export function placeAnchor(map: PinGround, element: HTMLElement): void {
  // Whole pixels keep text sharp at rest; during a move they would make pins tremble.
  const round = map.isMoving() ? (value: number) => value : Math.round;
  const { lat, lng, dx = '0', dy = '0' } = element.dataset;
  const { x, y } = map.project([Number(lng), Number(lat)]);
  element.style.transform = `translate(${round(x + Number(dx))}px, ${round(y + Number(dy))}px)`;
}
