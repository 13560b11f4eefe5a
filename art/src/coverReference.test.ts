import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reference } from '../../tools/reference.ts';
import type { PlaceCoverOptions } from './placeCover.ts';
import { placeCover } from './placeCoverAtOnce.ts';
import { type PlanCoverOptions, planCover } from './planCover.ts';

type Reference = {
  SCENES: Record<string, Record<string, unknown>>;
  placeCover: (o: PlaceCoverOptions) => string;
  planCover: (o: PlanCoverOptions) => string;
};

const DESIGN = reference('design/art/cover-art.mjs');

/** The reference code under the salt that came with the longer scene lists, so that seeds agree. */
async function designArt(): Promise<Reference> {
  const code = readFileSync(DESIGN.path, 'utf8').replace("hash('place:' + o.id)", "hash('place:v3:' + o.id)");
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** The reference has no mark between the uid and the number of a gradient. */
const uids = { theirs: 'a_', ours: 'a' };
const sizes = [
  [400, 300],
  [84, 84],
  [1200, 300],
] as const;

it.skipIf(!DESIGN.isThere)(
  `draws the scenes of the design reference byte for byte${DESIGN.skipped}`,
  async () => {
    const theirs = await designArt();
    for (const [category, scenes] of Object.entries(theirs.SCENES)) {
      for (const scene of Object.keys(scenes)) {
        for (const [width, height] of sizes) {
          for (const id of ['arno', 'duomo', 'oltrarno', 'fiesole']) {
            for (const hour of ['day', 'dusk', 'night'] as const) {
              const o = { id, category, scene, hour, width, height };
              expect(placeCover({ ...o, uid: uids.ours })).toBe(
                theirs.placeCover({ ...o, uid: uids.theirs }),
              );
            }
          }
        }
      }
    }
  },
);

it.skipIf(!DESIGN.isThere)(
  `draws the plans of the design reference byte for byte${DESIGN.skipped}`,
  async () => {
    const theirs = await designArt();
    for (let i = 0; i < 40; i++) {
      const stops = Array.from({ length: i % 7 }, (_, j) =>
        i % 3 ? { lat: 43.7 + Math.sin(i * j) / 50, lng: 11.2 + j / 99 } : {},
      );
      const light = i % 2 ? 'night' : 'day';
      const o = { id: `plan-${i}`, theme: ['artsy', 'slow', 'xyz'][i % 3], stops, light } as const;
      expect(planCover({ ...o, uid: uids.ours })).toBe(theirs.planCover({ ...o, uid: uids.theirs }));
    }
  },
);
