import type { DemoPlace } from '../types.ts';
import { BARS_AND_ROOMS_PLACES } from './barsAndRooms.ts';
import { CASTRO_AND_NOE_PLACES } from './castroAndNoe.ts';
import { CHINATOWN_AND_NOB_HILL_PLACES } from './chinatown.ts';
import { CIVIC_CENTER_PLACES } from './civicCenter.ts';
import { EMBARCADERO_PLACES } from './embarcadero.ts';
import { GOLDEN_GATE_PARK_PLACES } from './goldenGatePark.ts';
import { GREENS_AND_GRAINS_PLACES } from './greensAndGrains.ts';
import { LOOKOUTS_PLACES } from './lookouts.ts';
import { MISSION_EAST_AND_BERNAL_PLACES } from './missionEast.ts';
import { NORTH_BEACH_PLACES } from './northBeach.ts';
import { SOUTH_OF_MARKET_PLACES } from './southOfMarket.ts';
import { SWEETS_AND_PLAY_PLACES } from './sweetsAndPlay.ts';
import { TACOS_AND_SUSHI_PLACES } from './tacosAndSushi.ts';
import { HAIGHT_PLACES } from './theHaight.ts';
import { HEIGHTS_PLACES } from './theHeights.ts';
import { MISSION_PLACES } from './theMission.ts';
import { NORTH_SHORE_PLACES } from './theNorthShore.ts';
import { RICHMOND_PLACES } from './theRichmond.ts';
import { SUNSET_AND_ISLAND_PLACES } from './theSunset.ts';
import { WINE_BARS_PLACES } from './wineBars.ts';

/** Every place of the demo city. */
export const DEMO_PLACES: readonly DemoPlace[] = [
  ...NORTH_BEACH_PLACES,
  ...CHINATOWN_AND_NOB_HILL_PLACES,
  ...EMBARCADERO_PLACES,
  ...NORTH_SHORE_PLACES,
  ...HEIGHTS_PLACES,
  ...CIVIC_CENTER_PLACES,
  ...HAIGHT_PLACES,
  ...CASTRO_AND_NOE_PLACES,
  ...MISSION_PLACES,
  ...MISSION_EAST_AND_BERNAL_PLACES,
  ...SOUTH_OF_MARKET_PLACES,
  ...GOLDEN_GATE_PARK_PLACES,
  ...SUNSET_AND_ISLAND_PLACES,
  ...RICHMOND_PLACES,
  ...WINE_BARS_PLACES,
  ...BARS_AND_ROOMS_PLACES,
  ...TACOS_AND_SUSHI_PLACES,
  ...GREENS_AND_GRAINS_PLACES,
  ...SWEETS_AND_PLAY_PLACES,
  ...LOOKOUTS_PLACES,
];
