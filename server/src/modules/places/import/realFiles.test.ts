import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { Reading } from './read/fileScan.runtime.ts';
import { readOsmGeojson } from './read/osmGeojson.parser.ts';
import { readOsmPbf } from './read/osmPbf.parser.ts';
import type { Tags } from './read/osmTags.rules.ts';
import { NODES, RELATIONS, WAYS } from './read/pbf/block.parser.ts';
import { nodesOf, relationsOf, waysOf } from './read/pbf/objects.parser.ts';
import { PbfPasses } from './read/pbf/passes.parser.ts';
import { importFile, NO_PROGRESS, readAll, SETTINGS, storedPlaces } from './testing/importing.ts';

const DATA = reference('data');
const file = (name: string) => path.join(DATA.path, name);

const MONACO = ['2025-02-15', '2025-10-23', '2026-03-09'].map((day) =>
  file(`monaco-series/monaco-${day}.osm.pbf`),
);

/** Classes that give exactly the counts of the README beside the Monaco extracts, whether the object has a name or not. */
const README_CLASSES: Readonly<Record<string, RegExp>> = {
  amenity:
    /^(restaurant|cafe|bar|pub|fast_food|ice_cream|theatre|nightclub|casino|events_venue|marketplace|cinema|arts_centre)$/,
  tourism: /^(artwork|viewpoint|attraction|museum|zoo|gallery)$/,
  leisure:
    /^(garden|park|marina|beach_resort|escape_game|ice_rink|miniature_golf|water_park|playground|sports_centre|stadium|fitness_centre)$/,
  shop: /^(bakery|confectionery|pastry|chocolate|wine|cheese|art|florist|books|deli)$/,
  natural: /^(beach|cave_entrance|peak)$/,
  historic: /^(castle|fort|monument|memorial|city_gate)$/,
};

/** What two extracts can differ in, by id. */
type Objects = ReadonlyMap<string, { name: string; tags: string }>;

/** Every object of those classes, read without the importer's own rules. */
async function readmeObjects(path: string): Promise<Objects> {
  const passes = new PbfPasses(path, new Reading(SETTINGS, NO_PROGRESS));
  const keys = new Set(Object.keys(README_CLASSES));
  const found = new Map<string, { name: string; tags: string }>();
  const look = (id: string, tags: Tags | null) => {
    const counts = Object.entries(README_CLASSES).some(([key, values]) => values.test(tags?.[key] ?? ''));
    const text = JSON.stringify(Object.entries(tags ?? {}).sort());
    if (counts) found.set(id, { name: tags?.name ?? '', tags: text });
  };
  for await (const block of passes.blocks(NODES | WAYS | RELATIONS)) {
    for (const { id, tags } of nodesOf(block, keys)) look(`node/${id}`, tags);
    for (const { id, tags } of waysOf(block, keys)) look(`way/${id}`, tags);
    for (const { id, tags } of relationsOf(block, keys)) look(`relation/${id}`, tags);
  }
  return found;
}

async function importedObjects(path: string): Promise<Objects> {
  const { places } = await readAll(readOsmPbf, path);
  return new Map(places.map((place) => [place.source_id, { name: place.name, tags: '' }]));
}

function difference(before: Objects, after: Objects) {
  const both = [...after].filter(([id]) => before.has(id));
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    gone: [...before.keys()].filter((id) => !after.has(id)),
    renamed: both.filter(([id, { name }]) => before.get(id)?.name !== name).map(([id]) => id),
    changed: both.filter(([id, { tags }]) => before.get(id)?.tags !== tags).map(([id]) => id),
  };
}

const counts = (lists: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([what, ids]) => [what, ids.length]));

describe.skipIf(!DATA.isThere)(`real extracts${DATA.skipped}`, () => {
  it('San Francisco: every named place for a date, and nothing new the second time', async () => {
    const { pool } = await testDatabaseForThisTest();
    const path = file('sf-downtown-2023/sf-downtown.osm.pbf');
    const report = await importFile(pool, path);
    expect(report.read).toEqual({ nodes: 126_531, ways: 20_938, relations: 1_514 });
    expect(report).toMatchObject({ added: 1756, gone: 0, sourceDate: '2023-07-22' });
    expect(await importFile(pool, path)).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: 1756 });
    expect(Object.keys(await storedPlaces(pool))).toHaveLength(1756);
  });

  it.each([
    ['San Francisco', 'sf-downtown-2023/sf-downtown', 'sf-downtown-2023/sf-downtown-places.geojson', 1680],
    ['Monaco', 'monaco-series/monaco-2026-03-09', 'monaco-series/monaco-2026-03-09-places.geojson', 340],
  ])('%s: GeoJSON made by osmium and PBF give the same places', async (_, pbf, geojson, count) => {
    const fromPbf = await readAll(readOsmPbf, file(`${pbf}.osm.pbf`));
    const fromGeojson = await readAll((path, reading) => readOsmGeojson(path, 2, reading), file(geojson));
    const byId = new Map(fromPbf.places.map((place) => [place.source_id, place]));
    expect(fromGeojson.places).toHaveLength(count);
    for (const place of fromGeojson.places) {
      const same = byId.get(place.source_id);
      expect(same).toBeDefined();
      expect(same?.latitude).toBeCloseTo(place.latitude, 6);
      expect(same?.longitude).toBeCloseTo(place.longitude, 6);
      const { latitude, longitude } = place;
      expect({ ...same, latitude, longitude }).toEqual(place);
    }
  });

  it('FIX-22 Monaco at three dates in turn: added, gone and renamed as in the extracts, and one that only changed its id', async () => {
    const { pool } = await testDatabaseForThisTest();
    const [first = '', ...later] = MONACO;
    expect(await importFile(pool, first)).toMatchObject({ added: 352, gone: 0 });
    const reports = [];
    for (const path of later) reports.push(await importFile(pool, path));
    expect(reports).toMatchObject([
      { added: 10, carried: 1, changed: 24, renamed: 6, gone: 3, unchanged: 324, sourceDate: '2025-10-23' },
      { added: 3, carried: 0, changed: 10, renamed: 0, gone: 2, unchanged: 347, sourceDate: '2026-03-10' },
    ]);
    const stored = Object.values(await storedPlaces(pool));
    expect(stored.filter(({ gone }) => gone)).toHaveLength(5);
    expect(stored).toHaveLength(352 + 10 + 3);
    const { rows } = await pool.query(
      'select v.name, v.source_date, v.gone_at from places p join shown_restaurants v on v.place_id = p.redirect_to',
    );
    expect(rows).toEqual([{ name: 'Les Perles de Monte-Carlo', source_date: '2026-03-10', gone_at: null }]);
  });

  it.each([
    [
      'February to October 2025',
      0,
      { added: 17, gone: 5, renamed: 8, changed: 51 },
      { stillNew: 9, gotName: 2, stillGone: 4, becamePlaque: 0, renamed: 6 },
    ],
    [
      'October 2025 to March 2026',
      1,
      { added: 8, gone: 3, renamed: 2, changed: 17 },
      { stillNew: 1, gotName: 2, stillGone: 1, becamePlaque: 1, renamed: 0 },
    ],
  ])('Monaco, %s: how the counts of the README become those of the import', async (_, i, readme, import_) => {
    const [before = '', after = ''] = MONACO.slice(i, i + 2);
    const theirs = difference(await readmeObjects(before), await readmeObjects(after));
    expect(counts(theirs)).toEqual(readme);
    const [known, now] = [await importedObjects(before), await importedObjects(after)];
    const ours = difference(known, now);
    // Without a name nothing is imported; an object that gets one is renamed there and new here.
    const stillNew = theirs.added.filter((id) => now.has(id));
    const gotName = theirs.renamed.filter((id) => now.has(id) && !known.has(id));
    expect(ours.added.toSorted()).toEqual([...stillNew, ...gotName].toSorted());
    // A memorial that turns out to be a plaque stays there and is gone here.
    const stillGone = theirs.gone.filter((id) => known.has(id));
    const becamePlaque = ours.gone.filter((id) => !theirs.gone.includes(id));
    const renamed = theirs.renamed.filter((id) => now.has(id) && known.has(id));
    expect(ours.renamed.toSorted()).toEqual(renamed.toSorted());
    expect(counts({ stillNew, gotName, stillGone, becamePlaque, renamed })).toEqual(import_);
  });

  it('Boulder: Overture places beside those of OpenStreetMap', async () => {
    const { pool } = await testDatabaseForThisTest();
    const path = file('boulder-overture-2026/places.parquet');
    const report = await importFile(pool, path);
    expect(report).toMatchObject({ source: 'overture', added: 604, skipped: { low_confidence: 55 } });
    expect(await importFile(pool, path)).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: 604 });
    const { rows } = await pool.query(
      'select distinct licence from (select licence from venues union all select licence from restaurants) l order by 1',
    );
    expect(rows.map(({ licence }) => licence)).toEqual(['Apache-2.0', 'CDLA-Permissive-2.0']);
  });
});
