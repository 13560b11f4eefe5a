/** Which zoom a thing is shown from; of an area, where it is large enough. Names and classes are those of OpenMapTiles. */

export const MAP_MAX_ZOOM = 14;

type Kinds = Readonly<Record<string, readonly [cls: string, from: number]>>;

/** highway=* */
export const ROADS: Kinds = {
  motorway: ['motorway', 5],
  motorway_link: ['motorway', 11],
  trunk: ['trunk', 7],
  trunk_link: ['trunk', 11],
  primary: ['primary', 8],
  primary_link: ['primary', 12],
  secondary: ['secondary', 10],
  secondary_link: ['secondary', 12],
  tertiary: ['tertiary', 11],
  tertiary_link: ['tertiary', 12],
  residential: ['minor', 12],
  unclassified: ['minor', 12],
  living_street: ['minor', 12],
  road: ['minor', 12],
  // To OpenMapTiles it is a path; whoever goes out on foot looks for its name.
  pedestrian: ['minor', 12],
  service: ['service', 13],
  busway: ['busway', 13],
  raceway: ['raceway', 13],
  track: ['track', 13],
  path: ['path', 14],
  footway: ['path', 14],
  cycleway: ['path', 14],
  bridleway: ['path', 14],
  steps: ['path', 14],
};

/** railway=* */
export const RAILS: Kinds = {
  rail: ['rail', 10],
  narrow_gauge: ['rail', 11],
  funicular: ['rail', 12],
  light_rail: ['light_rail', 12],
};

/** waterway=* */
export const WATERWAYS: Kinds = { river: ['river', 9], canal: ['canal', 11], stream: ['stream', 13] };

/** place=* */
export const PLACES: Kinds = {
  city: ['city', 3],
  town: ['town', 8],
  village: ['village', 11],
  borough: ['borough', 11],
  suburb: ['suburb', 11],
  quarter: ['quarter', 12],
  neighbourhood: ['neighbourhood', 12],
  island: ['island', 11],
  square: ['square', 14],
};

/** An area by one of its tags. */
export interface AreaKind {
  layer: string;
  key: string;
  /** Values of the tag and the class of each. */
  classes: Readonly<Record<string, string>>;
  from: number;
}

const same = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((word) => [word, word]));
const all = (words: string, cls: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((word) => [word, cls]));

/** The first kind of a layer that fits is what an area is in it. */
export const AREAS: readonly AreaKind[] = [
  { layer: 'water', key: 'natural', classes: { water: 'lake' }, from: 5 },
  { layer: 'water', key: 'waterway', classes: { riverbank: 'river', dock: 'dock' }, from: 5 },
  { layer: 'water', key: 'landuse', classes: all('reservoir basin', 'lake'), from: 7 },
  { layer: 'water', key: 'leisure', classes: { swimming_pool: 'swimming_pool' }, from: 14 },
  { layer: 'park', key: 'leisure', classes: { park: 'park', nature_reserve: 'nature_reserve' }, from: 7 },
  { layer: 'park', key: 'boundary', classes: { national_park: 'national_park' }, from: 6 },
  {
    layer: 'landcover',
    key: 'natural',
    classes: { ...same('wood scrub wetland sand'), beach: 'sand' },
    from: 8,
  },
  { layer: 'landcover', key: 'natural', classes: all('grassland heath', 'grass'), from: 9 },
  {
    layer: 'landcover',
    key: 'landuse',
    classes: { forest: 'wood', ...all('grass meadow village_green', 'grass') },
    from: 8,
  },
  { layer: 'landcover', key: 'leisure', classes: all('golf_course common', 'grass'), from: 9 },
  { layer: 'landuse', key: 'leisure', classes: same('pitch playground garden'), from: 11 },
  { layer: 'landuse', key: 'amenity', classes: same('school university college hospital'), from: 10 },
  { layer: 'landuse', key: 'amenity', classes: { grave_yard: 'cemetery' }, from: 10 },
  { layer: 'landuse', key: 'tourism', classes: { zoo: 'zoo' }, from: 10 },
  {
    layer: 'landuse',
    key: 'landuse',
    classes: same('residential commercial retail industrial cemetery recreation_ground'),
    from: 9,
  },
  { layer: 'aeroway', key: 'aeroway', classes: same('aerodrome apron runway taxiway helipad'), from: 10 },
];

/** Lines and areas that stand in the water. */
export const PIERS = new Set(['pier', 'breakwater', 'groyne']);

/** A thing is looked at when it has one of these. */
export const MAP_KEYS: ReadonlySet<string> = new Set([
  ...AREAS.map(({ key }) => key),
  ...['highway', 'railway', 'waterway', 'place', 'building', 'man_made', 'natural'],
]);
