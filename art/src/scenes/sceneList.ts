import type { Category } from '../category.ts';
import { backBar } from './bar/backBar.ts';
import { cellar } from './bar/cellar.ts';
import { pendants } from './bar/pendants.ts';
import { rooftop } from './bar/rooftop.ts';
import { theGlass } from './bar/theGlass.ts';
import { bistro } from './cafe/bistro.ts';
import { espressoBar } from './cafe/espressoBar.ts';
import { flatWhite } from './cafe/flatWhite.ts';
import { morningWindow } from './cafe/morningWindow.ts';
import { pastryCase } from './cafe/pastryCase.ts';
import { cakeStand } from './dessert/cakeStand.ts';
import { chocolatier } from './dessert/chocolatier.ts';
import { macarons } from './dessert/macarons.ts';
import { scoops } from './dessert/scoops.ts';
import { tubs } from './dessert/tubs.ts';
import { marquee } from './entertainment/marquee.ts';
import { openAirCinema } from './entertainment/openAirCinema.ts';
import { piano } from './entertainment/piano.ts';
import { record } from './entertainment/record.ts';
import { stage } from './entertainment/stage.ts';
import { colonnade } from './experience/colonnade.ts';
import { galleryWall } from './experience/galleryWall.ts';
import { lanterns } from './experience/lanterns.ts';
import { palmHouse } from './experience/palmHouse.ts';
import { vessels } from './experience/vessels.ts';
import { bridge } from './outdoor/bridge.ts';
import { cove } from './outdoor/cove.ts';
import { garden } from './outdoor/garden.ts';
import { hills } from './outdoor/hills.ts';
import { market } from './outdoor/market.ts';
import { water } from './outdoor/water.ts';
import { openKitchen } from './restaurant/openKitchen.ts';
import { pergola } from './restaurant/pergola.ts';
import { stillLife } from './restaurant/stillLife.ts';
import { tableForTwo } from './restaurant/tableForTwo.ts';
import { trattoria } from './restaurant/trattoria.ts';
import type { Scene } from './scene.ts';

/** All scenes at once, for whoever draws without waiting; pages load them one by one (loadScene.ts). */
export const SCENES: Record<Category, Readonly<Record<string, Scene>>> = {
  Restaurant: { tableForTwo, trattoria, stillLife, openKitchen, pergola },
  Bar: { theGlass, backBar, pendants, rooftop, cellar },
  Cafe: { flatWhite, morningWindow, bistro, espressoBar, pastryCase },
  Dessert: { scoops, cakeStand, tubs, macarons, chocolatier },
  Entertainment: { stage, openAirCinema, record, marquee, piano },
  Experience: { colonnade, galleryWall, vessels, palmHouse, lanterns },
  Outdoor: { hills, water, garden, bridge, cove, market },
};
