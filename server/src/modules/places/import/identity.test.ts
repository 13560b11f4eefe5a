import { describe, expect, it } from 'vitest';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { importExtract, storedPlaces } from './testing/importing.ts';
import type { TestExtract, TestNode } from './testing/pbfWriter.ts';

const BOX = [43.72, 7.4, 43.75, 7.44] as const;
const METRES = 1 / 111_194;
/** `north` of one corner, in metres. */
const place = (id: number, name: string, north = 0, more: Record<string, string> = {}): TestNode => ({
  id,
  lat: 43.7312 + north * METRES,
  lng: 7.42,
  tags: { amenity: 'bar', name, ...more },
});
const extract = (...nodes: TestNode[]): TestExtract => ({
  nodes: [...nodes, { ...place(999, 'Always there'), lat: 43.735 }],
  box: BOX,
  date: '2025-02-15',
});
const REDIRECTS = 'select place_id, redirect_to from places where redirect_to is not null order by place_id';

describe('FIX-22 a place keeps its identity when its source gives it another id', () => {
  it('of the same name within 75 m: same place, and the new id finds it, too', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Les Perles de Monte-Carlo')));
    await pool.query("update venues set curator_notes = 'Oysters on the quay' where place_id = 'osm-node-1'");
    const before = await storedPlaces(pool);
    const report = await importExtract(pool, extract(place(2, 'Les Perles de Monte-Carlo', 70)));
    expect(report).toMatchObject({ carried: 1, added: 0, gone: 0, unchanged: 1 });
    const after = await storedPlaces(pool);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
    expect(after['osm-node-1']).toMatchObject({ id: before['osm-node-1']?.id, gone: false });
    const { rows } = await pool.query(REDIRECTS);
    expect(rows).toEqual([{ place_id: 'osm-node-2', redirect_to: 'osm-node-1' }]);
    const notes = await pool.query("select curator_notes from venues where source_id = 'node/2'");
    expect(notes.rows).toEqual([{ curator_notes: 'Oysters on the quay' }]);
    expect(await importExtract(pool, extract(place(2, 'Les Perles de Monte-Carlo', 70)))).toMatchObject({
      unchanged: 2,
      carried: 0,
    });
  });

  it('of the same phone: renamed, and the same place, also as a restaurant', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Old Bar', 0, { phone: '+377 93 25 56 90' })));
    const renamed = { amenity: 'restaurant', phone: '+377 93255690' };
    const report = await importExtract(pool, extract(place(2, 'New Kitchen', 10, renamed)));
    expect(report).toMatchObject({ carried: 1, renamed: 1, moved: 1, added: 0, gone: 0 });
    expect((await storedPlaces(pool))['osm-node-1']).toMatchObject({
      table: 'restaurants',
      name: 'New Kitchen',
    });
  });

  it.each([
    ['further than 75 m away', place(2, 'Lumen', 80)],
    ['of another name and without a phone', place(2, 'Lumière', 5)],
  ])('%s: another place', async (_, other) => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Lumen')));
    expect(await importExtract(pool, extract(other))).toMatchObject({ carried: 0, added: 1, gone: 1 });
  });

  it('gone first, back under another id a month later', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Lumen')));
    expect(await importExtract(pool, extract())).toMatchObject({ gone: 1 });
    expect(await importExtract(pool, extract(place(2, 'Lumen')))).toMatchObject({ carried: 1, added: 0 });
    expect((await storedPlaces(pool))['osm-node-1']).toMatchObject({ gone: false });
  });

  it('two of a chain side by side: each the nearest', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Chain'), place(2, 'Chain', 50)));
    await importExtract(pool, extract(place(11, 'Chain', 2), place(12, 'Chain', 48)));
    const { rows } = await pool.query(REDIRECTS);
    expect(rows).toEqual([
      { place_id: 'osm-node-11', redirect_to: 'osm-node-1' },
      { place_id: 'osm-node-12', redirect_to: 'osm-node-2' },
    ]);
  });

  it('the old id comes back beside the new one: a place of its own, and both stay', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Lumen')));
    await importExtract(pool, extract(place(2, 'Lumen')));
    const both = extract(place(1, 'Lumen', 30), place(2, 'Lumen'));
    expect(await importExtract(pool, both)).toMatchObject({ added: 1, carried: 0, unchanged: 2 });
    const { rows } = await pool.query(
      "select place_id, source_id from venues where name = 'Lumen' order by 1",
    );
    expect(rows).toEqual([
      { place_id: 'osm-node-1', source_id: 'node/2' },
      { place_id: 'osm-node-1-2', source_id: 'node/1' },
    ]);
    expect(await importExtract(pool, both)).toMatchObject({ added: 0, carried: 0, unchanged: 3 });
  });

  it('an import that only counts carries nothing over', async () => {
    const { pool } = await testDatabaseForThisTest();
    await importExtract(pool, extract(place(1, 'Lumen')));
    const before = await storedPlaces(pool);
    expect(await importExtract(pool, extract(place(2, 'Lumen')), { dryRun: true })).toMatchObject({
      carried: 1,
    });
    expect(await storedPlaces(pool)).toEqual(before);
  });
});
