import type { LocationSuggestion } from '@liora/domain/contract/location';
import type { Area } from '../../lib/location/chosenArea.ts';
import { locationText } from '../../lib/location/location.text.ts';
import { areaText } from './area.text.ts';

/** A row of the list: one's own position, the default area, or an area by name. */
export type AreaRow = { id: string; label: string } & (
  | { kind: 'here' }
  | { kind: 'default' }
  | { kind: 'recent' | 'found'; area: Area }
);

/** 'California, United States': what tells the suggestion from its namesakes. */
export function areaOf({ name, region, country, latitude, longitude, timeZone }: LocationSuggestion): Area {
  const of = [region, country].filter((part) => part !== null && part !== name).join(', ');
  return { name, of, latitude, longitude, timeZone };
}

const rowOf = (kind: 'recent' | 'found', area: Area): AreaRow => ({
  id: `${kind} ${area.latitude} ${area.longitude}`,
  label: area.name,
  kind,
  area,
});

/** Before anything is typed: one's own position, back to the default area when an area is chosen, recent areas. */
export function rowsToBeginWith(
  recent: readonly Area[],
  chosen: Area | null,
  defaultName: string | undefined,
): AreaRow[] {
  const back: AreaRow[] =
    chosen && defaultName ? [{ id: 'default', label: areaText.default(defaultName), kind: 'default' }] : [];
  const others = recent.filter((area) => area.name !== chosen?.name || area.of !== chosen.of);
  return [
    { id: 'here', label: locationText.use, kind: 'here' },
    ...back,
    ...others.map((area) => rowOf('recent', area)),
  ];
}

export const foundRows = (areas: readonly LocationSuggestion[]): AreaRow[] =>
  areas.map((area) => rowOf('found', areaOf(area)));
