import type { Tags } from '../read/osmTags.rules.ts';
import type { Mark } from './mapFeature.types.ts';
import { AREAS, PIERS, PLACES, RAILS, ROADS, WATERWAYS } from './osmLayers.data.ts';

/** Shared by all of them: a city has hundreds of thousands. */
const BUILDING: Mark = { layer: 'building', shape: 'area', tags: {}, from: 13 };
const PIER_FROM = 12;
const NAMES_FROM = 14;

export const isBuilding = (mark: Mark) => mark === BUILDING;
export const isCoast = (tags: Tags) => tags.natural === 'coastline';

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** The name as the place itself writes it, and the English one where most readers could not read that. */
function named(tags: Tags): Record<string, string> | null {
  const name = tags.name?.trim();
  if (!name) return null;
  const english = tags['name:en']?.trim();
  return LATIN.test(name) || !english ? { name } : { name, 'name:en': english };
}

/** Who goes through a house by its passage is not underground. */
const isUnderground = ({ tunnel = 'no', location, covered, layer }: Tags) =>
  (tunnel !== 'no' && tunnel !== 'building_passage') ||
  location === 'underground' ||
  (covered === 'yes' && Number(layer) < 0);

/** What a way shows as a line. */
export function lineMarks(tags: Tags, isRing: boolean): Mark[] {
  if (isUnderground(tags) || tags.area === 'yes') return [];
  return [...roadMarks(tags), ...railMarks(tags), ...waterwayMarks(tags), ...pierLine(tags, isRing)];
}

/** Of people who cross a street the map tells nothing. */
const isSidewalkOrCrossing = ({ footway, cycleway }: Tags) =>
  ['sidewalk', 'crossing', 'traffic_island'].includes(footway ?? '') || cycleway === 'crossing';

function roadMarks(tags: Tags): Mark[] {
  const [cls, from] = ROADS[tags.highway ?? ''] ?? [];
  if (!cls || from === undefined || isSidewalkOrCrossing(tags)) return [];
  const isMinor = ['driveway', 'parking_aisle', 'drive-through'].includes(tags.service ?? '');
  const road: Mark = {
    ...{ layer: 'transportation', shape: 'line', tags: { class: cls } },
    from: isMinor ? NAMES_FROM : from,
  };
  const name = cls === 'path' || cls === 'track' || isMinor ? null : named(tags);
  if (!name) return [road];
  const label: Mark = {
    ...{ layer: 'transportation_name', shape: 'line', from: NAMES_FROM },
    tags: { class: cls, ...name },
  };
  return [road, label];
}

function railMarks(tags: Tags): Mark[] {
  const [cls, from] = RAILS[tags.railway ?? ''] ?? [];
  if (!cls || from === undefined) return [];
  // Sidings and yards.
  return [
    { layer: 'transportation', shape: 'line', tags: { class: cls }, from: tags.service ? NAMES_FROM : from },
  ];
}

function waterwayMarks(tags: Tags): Mark[] {
  const [cls, from] = WATERWAYS[tags.waterway ?? ''] ?? [];
  if (!cls || from === undefined) return [];
  return [{ layer: 'waterway', shape: 'line', tags: { class: cls, ...named(tags) }, from }];
}

const pierLine = (tags: Tags, isRing: boolean): Mark[] =>
  PIERS.has(tags.man_made ?? '') && !isRing
    ? [{ layer: 'transportation', shape: 'line', tags: { class: 'pier' }, from: PIER_FROM }]
    : [];

/** What a closed way or a multipolygon shows as an area. */
export function areaMarks(tags: Tags): Mark[] {
  if (isUnderground(tags)) return [];
  const marks: Mark[] = [];
  if (tags.building && tags.building !== 'no') marks.push(BUILDING);
  for (const { layer, key, classes, from } of AREAS) {
    const cls = classes[tags[key] ?? ''];
    if (cls && !marks.some((mark) => mark.layer === layer))
      marks.push({ layer, shape: 'area', tags: { class: cls }, from });
  }
  if (PIERS.has(tags.man_made ?? ''))
    marks.push({ layer: 'transportation', shape: 'area', tags: { class: 'pier' }, from: PIER_FROM });
  return marks;
}

/** The name that stands in the middle of an area. */
export function areaNames(tags: Tags): Mark[] {
  const name = named(tags);
  if (!name) return [];
  const marks: Mark[] = [];
  const cls = ['park', 'garden'].find((leisure) => leisure === tags.leisure);
  if (cls) marks.push({ layer: 'poi', shape: 'point', tags: { class: cls, ...name }, from: NAMES_FROM });
  if (tags.natural === 'water' && !isUnderground(tags))
    marks.push({ layer: 'water_name', shape: 'point', tags: { class: 'lake', ...name }, from: 8 });
  if (tags.place === 'square' || tags.place === 'island') marks.push(...pointMarks(tags));
  return marks;
}

/** What a single point shows. */
export function pointMarks(tags: Tags): Mark[] {
  const name = named(tags);
  if (!name) return [];
  const [cls, from] = PLACES[tags.place ?? ''] ?? [];
  if (cls && from !== undefined)
    return [{ layer: 'place', shape: 'point', tags: { class: cls, ...name }, from }];
  if (tags.place === 'sea' || tags.place === 'ocean')
    return [{ layer: 'water_name', shape: 'point', tags: { class: tags.place, ...name }, from: 4 }];
  if (tags.natural === 'bay' || tags.natural === 'strait')
    return [{ layer: 'water_name', shape: 'point', tags: { class: 'bay', ...name }, from: 11 }];
  return [];
}
