import type { MapSettings } from '../../../../config.map.ts';

/** One layer of a drawn map: features of a layer of the tiles whose `kind` is among `kinds` (all without them). */
export interface GroundLayer {
  from: string;
  kinds?: readonly string[];
  type: 'area' | 'line';
  colour: string;
  /** Pixels of the drawing at a scale of one tile on 512 pixels. */
  width?: number;
  /** Left out where a drawing becomes too large, the highest first; 0 is always drawn. */
  detail: 0 | 1 | 2;
}

/** The `--map-*` tokens of the light theme: a file is read on paper and in sunlight. */
export const GROUND = {
  land: '#f6efe4',
  block: '#ece2d3',
  street: '#fffdf9',
  road: '#fff6e6',
  roadCase: '#e4d4bd',
  water: '#bfd3d1',
  park: '#d5dcba',
  wood: '#c5d0a6',
  label: '#66515c',
  halo: '#fbf7f1',
  coral: '#eb6041',
  ink: '#2a1624',
} as const;

const GREEN = `park cemetery garden golf_course grass pitch playground recreation_ground zoo`.split(' ');
const WOODS = 'wood forest nature_reserve protected_area national_park'.split(' ');

/** What tiles call the kind of a feature, and the layer and kinds whose names are written on the map. */
interface TileWords {
  kind: string;
  layers: readonly GroundLayer[];
  names: { from: string; kinds: readonly string[] };
}

const PROTOMAPS: TileWords = {
  kind: 'kind',
  layers: [
    { from: 'landuse', kinds: WOODS, type: 'area', colour: GROUND.wood, detail: 1 },
    { from: 'landuse', kinds: GREEN, type: 'area', colour: GROUND.park, detail: 1 },
    { from: 'water', type: 'area', colour: GROUND.water, detail: 0 },
    { from: 'water', kinds: ['river', 'canal'], type: 'line', colour: GROUND.water, width: 3, detail: 1 },
    { from: 'buildings', type: 'area', colour: GROUND.block, detail: 2 },
    { from: 'roads', kinds: ['path'], type: 'line', colour: GROUND.street, width: 1, detail: 2 },
    {
      from: 'roads',
      kinds: ['minor_road', 'other'],
      type: 'line',
      colour: GROUND.street,
      width: 3.4,
      detail: 1,
    },
    {
      from: 'roads',
      kinds: ['major_road', 'medium_road', 'highway'],
      type: 'line',
      colour: GROUND.roadCase,
      width: 7,
      detail: 0,
    },
    {
      from: 'roads',
      kinds: ['major_road', 'medium_road', 'highway'],
      type: 'line',
      colour: GROUND.road,
      width: 5.4,
      detail: 0,
    },
  ],
  names: { from: 'roads', kinds: ['major_road', 'medium_road', 'minor_road'] },
};

const STREETS = 'minor service tertiary'.split(' ');
const MAIN = 'motorway trunk primary secondary'.split(' ');

const OPENMAPTILES: TileWords = {
  kind: 'class',
  layers: [
    { from: 'landcover', kinds: ['wood', 'forest'], type: 'area', colour: GROUND.wood, detail: 1 },
    { from: 'landcover', kinds: ['grass', 'scrub'], type: 'area', colour: GROUND.park, detail: 1 },
    { from: 'park', type: 'area', colour: GROUND.park, detail: 1 },
    { from: 'water', type: 'area', colour: GROUND.water, detail: 0 },
    { from: 'waterway', type: 'line', colour: GROUND.water, width: 3, detail: 1 },
    { from: 'building', type: 'area', colour: GROUND.block, detail: 2 },
    {
      from: 'transportation',
      kinds: ['path', 'track'],
      type: 'line',
      colour: GROUND.street,
      width: 1,
      detail: 2,
    },
    { from: 'transportation', kinds: STREETS, type: 'line', colour: GROUND.street, width: 3.4, detail: 1 },
    { from: 'transportation', kinds: MAIN, type: 'line', colour: GROUND.roadCase, width: 7, detail: 0 },
    { from: 'transportation', kinds: MAIN, type: 'line', colour: GROUND.road, width: 5.4, detail: 0 },
  ],
  names: { from: 'transportation_name', kinds: [...MAIN, ...STREETS] },
};

export const TILE_WORDS: Readonly<Record<MapSettings['schema'], TileWords>> = {
  protomaps: PROTOMAPS,
  openmaptiles: OPENMAPTILES,
};
