import type { Origin } from '@liora/domain/contract/common';
import { readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api.ts';
import { useOwn } from '../firstRender.ts';
import { type Area, chosenAreaStore } from './chosenArea.ts';
import { locationStore } from './locationStore.ts';

export interface SearchOrigin {
  origin: Origin;
  /** A real position, not a named area: only then is anything 'near you' (RUL-63). */
  located: boolean;
  /** An area the reader chose by name. Plans are near it or left out, as with a position; the default area leaves nothing out. */
  chosen: boolean;
  /** Name of the chosen or default area; null when located. */
  areaName: string | null;
  /** Whose evening it is: that of the area, also to somebody far away who plans an evening there (FIX-68). */
  timeZone: string;
}

/** Where searches start: the chosen area, else the known location, else the default area. Null until the app has started. */
export function useOrigin(): SearchOrigin | null {
  const area = useOwn(chosenAreaStore, noPlace);
  const known = useOwn(locationStore, noPlace);
  // The area alone: what else the answer says changes when somebody signs in, and no place with it.
  const { data: defaultArea } = useQuery(
    orpc.platform.start.queryOptions({ select: (start) => start.defaultArea }),
  );
  return chooseOrigin(area, known, defaultArea);
}

/** The same outside of components, for who knows the default area already. */
export const currentOrigin = (defaultArea: DefaultArea): SearchOrigin | null =>
  chooseOrigin(chosenAreaStore.state, locationStore.state, defaultArea);

type DefaultArea = Omit<Area, 'of'>;

function chooseOrigin(
  area: Area | null,
  known: Origin | null,
  defaultArea: DefaultArea | undefined,
): SearchOrigin | null {
  if (area) return named(area, true);
  if (known)
    return {
      origin: originOf(known),
      located: true,
      chosen: false,
      areaName: null,
      timeZone: readerZone(),
    };
  return defaultArea ? named(defaultArea, false) : null;
}

const noPlace = () => null;

const named = (area: DefaultArea, chosen: boolean): SearchOrigin => ({
  origin: originOf(area),
  located: false,
  chosen,
  areaName: area.name,
  timeZone: area.timeZone ?? readerZone(),
});

const originOf = ({ latitude, longitude }: Origin): Origin => ({ latitude, longitude });
