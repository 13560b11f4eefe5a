import { coverChoice, drawPlace, type PlaceCoverOptions } from './placeCover.ts';
import { SCENES } from './scenes/sceneList.ts';

/** The cover of a place as an SVG string, with all scenes at hand: for tests, and wherever size does not matter. */
export function placeCover(o: PlaceCoverOptions): string {
  const choice = coverChoice(o);
  const draw = SCENES[choice.category][choice.scene];
  if (!draw) throw new Error(`no scene ${choice.scene}`);
  return drawPlace(o, choice, draw);
}
