import { terraceFloor } from './terraceFloor.ts';
import { type TerraceHour, type TerraceOptions, terraceFrame } from './terraceFrame.ts';
import { terraceSky } from './terraceSky.ts';
import { terraceTable } from './terraceTable.ts';
import { terraceTown } from './terraceTown.ts';

/** A terrace laid for two above the river, the dome and the tower across the water; `W` x `H` CSS pixels. */
export function terrace(W: number, H: number, hour: TerraceHour = 'dusk', opt: TerraceOptions = {}): string {
  const t = terraceFrame(W, H, hour, opt);
  return t.g.out(terraceSky(t) + terraceTown(t) + terraceFloor(t) + terraceTable(t));
}
