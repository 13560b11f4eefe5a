import type { LatLng } from '../mapTypes.ts';

export interface Pixel {
  x: number;
  y: number;
}

const TILE = 512;
const MAX_LATITUDE = 85.051129;

/**
 * Position in CSS pixels on the whole world at a zoom level (Web Mercator, 512 px tiles as MapLibre
 * counts them). Differences of two positions are screen distances on an unturned map.
 */
export function worldPixel({ lat, lng }: LatLng, zoom: number): Pixel {
  const size = TILE * 2 ** zoom;
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const sin = Math.sin((clamped * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
  };
}

/** The position of a pixel of the world: what `worldPixel` gives, back again. */
export function placeOnWorld({ x, y }: Pixel, zoom: number): LatLng {
  const size = TILE * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size) * 360 - 180 };
}
