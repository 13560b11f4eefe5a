import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTheme } from '../../ui/theme/useTheme.ts';
import type { Basemap } from '../basemap/basemap.ts';
import type { RouteStop } from '../mapTypes.ts';
import { lioraStyle } from '../style/lioraStyle.ts';
import { loadMapFonts } from '../style/mapFonts.ts';
import { readMapTokens } from '../style/mapTokens.ts';

/** Keeps the drawn map in step with theme, basemap and route, without ever loading it anew. */
export function useMapStyle(map: LibreMap | null, basemap: Basemap, route: readonly RouteStop[]): void {
  const theme = useTheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what the tokens read
  useEffect(() => {
    if (!map) return undefined;
    let current = true;
    loadMapFonts().then(() => {
      if (!current) return;
      const tokens = readMapTokens(getComputedStyle(map.getContainer()));
      map.setStyle(lioraStyle({ tokens, basemap, route }), { diff: true });
    });
    return () => {
      current = false;
    };
  }, [map, basemap, route, theme]);
}
