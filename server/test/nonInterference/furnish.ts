import { MINUTE_MS } from '@liora/domain/durations';
import type { Deps } from '../../src/deps.ts';
import { person, TEST_NOW, venue } from '../factories.ts';

const SPOTS = 26;

/** Places, and somebody's plans that everybody may see: the same in every world. */
export async function furnish(deps: Deps): Promise<void> {
  for (let i = 0; i < SPOTS; i += 1)
    await venue(deps.db, `spot-${i}`, { name: `Spot ${i}`, latitude: 37.77 + i / 2000 });
  const author = await person(deps, { username: 'author', member: true });
  for (let i = 0; i < 4; i += 1)
    await deps.db
      .insertInto('date_plans')
      .values({
        user_id: author.viewer.userId,
        title: `Evening ${i}`,
        places: JSON.stringify([stop(i), stop(i + 1)]),
        latitude: 37.7793,
        longitude: -122.4193,
        tags: ['Jazz'],
        is_public: true,
        created_at: new Date(TEST_NOW.getTime() - i * MINUTE_MS),
      })
      .execute();
}

const stop = (i: number) => ({
  ...{
    place_id: `spot-${i}`,
    name: `Spot ${i}`,
    address: null,
    latitude: 37.77 + i / 2000,
    longitude: -122.4193,
  },
  ...{ rating: null, price_level: null, types: [], category: 'Bar', subcategory: null, note: null },
});
