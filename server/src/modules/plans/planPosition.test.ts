import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { testDeps } from '../../../test/factories.ts';
import { planPosition } from './write/planPosition.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const withoutPosition = { latitude: null, longitude: null };
const mission = { latitude: 37.7599, longitude: -122.4148 };
const maine = { latitude: 43.66, longitude: -70.26 };
const about = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 1),
  longitude: expect.closeTo(longitude, 1),
});

describe('RUL-65 where a plan lies', () => {
  test('where the place lies that its creator named', async () => {
    expect(await planPosition(deps, 'Oakland', [mission])).toEqual(about(37.8, -122.27));
    expect(await planPosition(deps, 'København', [withoutPosition, withoutPosition])).toEqual(
      about(55.68, 12.57),
    );
  });

  test('at its first place with coordinates when no place is named, or none of that name is known', async () => {
    expect(await planPosition(deps, null, [withoutPosition, mission, maine])).toEqual(mission);
    expect(await planPosition(deps, 'under the old pier', [withoutPosition, mission])).toEqual(mission);
  });

  test('nowhere when neither is known', async () => {
    expect(await planPosition(deps, 'under the old pier', [withoutPosition])).toEqual(withoutPosition);
    expect(await planPosition(deps, null, [])).toEqual(withoutPosition);
  });

  test('of namesakes the one by its stops', async () => {
    expect(await planPosition(deps, 'Portland', [maine])).toEqual(about(43.66, -70.26));
    expect(await planPosition(deps, 'Brunswick', [maine])).toEqual(about(43.91, -69.97));
  });

  test('with its stops when the named place is more than 50 miles from them', async () => {
    expect(await planPosition(deps, 'Paris', [mission])).toEqual(mission);
    expect(await planPosition(deps, 'Sacramento', [mission])).toEqual(mission);
  });
});
