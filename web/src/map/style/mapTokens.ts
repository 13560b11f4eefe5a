/** Colours of the map in one theme: the `--map-*` tokens and the two the route needs. */
export interface MapTokens {
  land: string;
  block: string;
  street: string;
  road: string;
  roadCase: string;
  water: string;
  park: string;
  wood: string;
  square: string;
  rail: string;
  label: string;
  labelWater: string;
  labelPark: string;
  halo: string;
  coral: string;
}

const PROPERTIES: Record<keyof MapTokens, `--${string}`> = {
  land: '--map-land',
  block: '--map-block',
  street: '--map-street',
  road: '--map-road',
  roadCase: '--map-road-case',
  water: '--map-water',
  park: '--map-park',
  wood: '--map-wood',
  square: '--map-square',
  rail: '--map-rail',
  label: '--map-label',
  labelWater: '--map-label-water',
  labelPark: '--map-label-park',
  halo: '--map-halo',
  coral: '--coral',
};

/**
 * Reads the tokens where the map stands, so that a dark map inside a light page keeps its colours.
 * A token that is missing becomes transparent rather than breaking the whole style.
 */
export function readMapTokens(computed: Pick<CSSStyleDeclaration, 'getPropertyValue'>): MapTokens {
  const entries = Object.entries(PROPERTIES).map(([name, property]) => [
    name,
    computed.getPropertyValue(property).trim() || 'transparent',
  ]);
  return Object.fromEntries(entries) as MapTokens;
}
