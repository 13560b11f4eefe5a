import type { Category } from '../category.ts';
import { backBar } from './bar/backBar.ts';
import { beerGarden } from './bar/beerGarden.ts';
import { bigScreen } from './bar/bigScreen.ts';
import { brewery } from './bar/brewery.ts';
import { cellar } from './bar/cellar.ts';
import { lounge } from './bar/lounge.ts';
import { pendants } from './bar/pendants.ts';
import { poolTable } from './bar/poolTable.ts';
import { pub } from './bar/pub.ts';
import { rooftop } from './bar/rooftop.ts';
import { shaker } from './bar/shaker.ts';
import { theGlass } from './bar/theGlass.ts';
import { wineShelf } from './bar/wineShelf.ts';
import { bistro } from './cafe/bistro.ts';
import { breadOven } from './cafe/breadOven.ts';
import { brunch } from './cafe/brunch.ts';
import { espressoBar } from './cafe/espressoBar.ts';
import { flatWhite } from './cafe/flatWhite.ts';
import { juiceBar } from './cafe/juiceBar.ts';
import { morningWindow } from './cafe/morningWindow.ts';
import { pastryCase } from './cafe/pastryCase.ts';
import { teaHouse } from './cafe/teaHouse.ts';
import { cakeStand } from './dessert/cakeStand.ts';
import { candyJars } from './dessert/candyJars.ts';
import { chocolatier } from './dessert/chocolatier.ts';
import { cupcakes } from './dessert/cupcakes.ts';
import { donuts } from './dessert/donuts.ts';
import { frozenYogurt } from './dessert/frozenYogurt.ts';
import { macarons } from './dessert/macarons.ts';
import { pieWindow } from './dessert/pieWindow.ts';
import { scoops } from './dessert/scoops.ts';
import { tubs } from './dessert/tubs.ts';
import { twoForks } from './dessert/twoForks.ts';
import { arcade } from './entertainment/arcade.ts';
import { bowling } from './entertainment/bowling.ts';
import { cinema } from './entertainment/cinema.ts';
import { comedy } from './entertainment/comedy.ts';
import { discoBall } from './entertainment/discoBall.ts';
import { ferrisWheel } from './entertainment/ferrisWheel.ts';
import { iceRink } from './entertainment/iceRink.ts';
import { jazzClub } from './entertainment/jazzClub.ts';
import { karaoke } from './entertainment/karaoke.ts';
import { marquee } from './entertainment/marquee.ts';
import { openAirCinema } from './entertainment/openAirCinema.ts';
import { piano } from './entertainment/piano.ts';
import { record } from './entertainment/record.ts';
import { stage } from './entertainment/stage.ts';
import { theater } from './entertainment/theater.ts';
import { ticketBooth } from './entertainment/ticketBooth.ts';
import { aquarium } from './experience/aquarium.ts';
import { bookshop } from './experience/bookshop.ts';
import { castle } from './experience/castle.ts';
import { cathedral } from './experience/cathedral.ts';
import { colonnade } from './experience/colonnade.ts';
import { cookingClass } from './experience/cookingClass.ts';
import { escapeRoom } from './experience/escapeRoom.ts';
import { galleryWall } from './experience/galleryWall.ts';
import { gym } from './experience/gym.ts';
import { jetty } from './experience/jetty.ts';
import { lanterns } from './experience/lanterns.ts';
import { lighthouse } from './experience/lighthouse.ts';
import { lookoutTower } from './experience/lookoutTower.ts';
import { monument } from './experience/monument.ts';
import { mural } from './experience/mural.ts';
import { museum } from './experience/museum.ts';
import { museumHall } from './experience/museumHall.ts';
import { palmHouse } from './experience/palmHouse.ts';
import { planetarium } from './experience/planetarium.ts';
import { recordShop } from './experience/recordShop.ts';
import { shopWindow } from './experience/shopWindow.ts';
import { spa } from './experience/spa.ts';
import { street } from './experience/street.ts';
import { tallShip } from './experience/tallShip.ts';
import { townHall } from './experience/townHall.ts';
import { vessels } from './experience/vessels.ts';
import { workbench } from './experience/workbench.ts';
import { yoga } from './experience/yoga.ts';
import { beach } from './outdoor/beach.ts';
import { bridge } from './outdoor/bridge.ts';
import { cove } from './outdoor/cove.ts';
import { fountain } from './outdoor/fountain.ts';
import { garden } from './outdoor/garden.ts';
import { golf } from './outdoor/golf.ts';
import { hills } from './outdoor/hills.ts';
import { market } from './outdoor/market.ts';
import { marketHall } from './outdoor/marketHall.ts';
import { meadow } from './outdoor/meadow.ts';
import { overlook } from './outdoor/overlook.ts';
import { park } from './outdoor/park.ts';
import { patio } from './outdoor/patio.ts';
import { pond } from './outdoor/pond.ts';
import { roofGarden } from './outdoor/roofGarden.ts';
import { roseArch } from './outdoor/roseArch.ts';
import { stadium } from './outdoor/stadium.ts';
import { stairway } from './outdoor/stairway.ts';
import { tennisCourt } from './outdoor/tennisCourt.ts';
import { trail } from './outdoor/trail.ts';
import { water } from './outdoor/water.ts';
import { waterfall } from './outdoor/waterfall.ts';
import { brasserie } from './restaurant/brasserie.ts';
import { burger } from './restaurant/burger.ts';
import { cloche } from './restaurant/cloche.ts';
import { dimSum } from './restaurant/dimSum.ts';
import { diner } from './restaurant/diner.ts';
import { moonGate } from './restaurant/moonGate.ts';
import { openKitchen } from './restaurant/openKitchen.ts';
import { oysterBar } from './restaurant/oysterBar.ts';
import { pasta } from './restaurant/pasta.ts';
import { pergola } from './restaurant/pergola.ts';
import { pizzaOven } from './restaurant/pizzaOven.ts';
import { ramenCounter } from './restaurant/ramenCounter.ts';
import { steakhouse } from './restaurant/steakhouse.ts';
import { stillLife } from './restaurant/stillLife.ts';
import { sushiCounter } from './restaurant/sushiCounter.ts';
import { tableForTwo } from './restaurant/tableForTwo.ts';
import { taqueria } from './restaurant/taqueria.ts';
import { thaiTable } from './restaurant/thaiTable.ts';
import { thali } from './restaurant/thali.ts';
import { trattoria } from './restaurant/trattoria.ts';
import { whiteTerrace } from './restaurant/whiteTerrace.ts';
import { wok } from './restaurant/wok.ts';
import type { Scene } from './scene.ts';

/** All scenes at once, for whoever draws without waiting; pages load them one by one (loadScene.ts). */
export const SCENES: Record<Category, Readonly<Record<string, Scene>>> = {
  Restaurant: {
    brasserie,
    burger,
    cloche,
    dimSum,
    diner,
    moonGate,
    openKitchen,
    oysterBar,
    pasta,
    pergola,
    pizzaOven,
    ramenCounter,
    steakhouse,
    stillLife,
    sushiCounter,
    tableForTwo,
    taqueria,
    thaiTable,
    thali,
    trattoria,
    whiteTerrace,
    wok,
  },
  Bar: {
    backBar,
    beerGarden,
    bigScreen,
    brewery,
    cellar,
    lounge,
    pendants,
    poolTable,
    pub,
    rooftop,
    shaker,
    theGlass,
    wineShelf,
  },
  Cafe: { bistro, breadOven, brunch, espressoBar, flatWhite, juiceBar, morningWindow, pastryCase, teaHouse },
  Dessert: {
    cakeStand,
    candyJars,
    chocolatier,
    cupcakes,
    donuts,
    frozenYogurt,
    macarons,
    pieWindow,
    scoops,
    tubs,
    twoForks,
  },
  Entertainment: {
    arcade,
    bowling,
    cinema,
    comedy,
    discoBall,
    ferrisWheel,
    iceRink,
    jazzClub,
    karaoke,
    marquee,
    openAirCinema,
    piano,
    record,
    stage,
    theater,
    ticketBooth,
  },
  Experience: {
    aquarium,
    bookshop,
    castle,
    cathedral,
    colonnade,
    cookingClass,
    escapeRoom,
    galleryWall,
    gym,
    jetty,
    lanterns,
    lighthouse,
    lookoutTower,
    monument,
    mural,
    museum,
    museumHall,
    palmHouse,
    planetarium,
    recordShop,
    shopWindow,
    spa,
    street,
    tallShip,
    townHall,
    vessels,
    workbench,
    yoga,
  },
  Outdoor: {
    beach,
    bridge,
    cove,
    fountain,
    garden,
    golf,
    hills,
    market,
    marketHall,
    meadow,
    overlook,
    park,
    patio,
    pond,
    roofGarden,
    roseArch,
    stadium,
    stairway,
    tennisCourt,
    trail,
    water,
    waterfall,
  },
};
