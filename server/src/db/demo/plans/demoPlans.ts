import type { DemoPlan } from '../types.ts';
import { NORTH_OF_MARKET_PLANS } from './northOfMarket.ts';
import { MIDDLE_PLANS } from './theMiddle.ts';
import { WEST_PLANS } from './theWest.ts';

/** Every plan of the demo city. */
export const DEMO_PLANS: readonly DemoPlan[] = [...NORTH_OF_MARKET_PLANS, ...MIDDLE_PLANS, ...WEST_PLANS];
