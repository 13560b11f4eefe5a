import { HOUR_MS } from '@liora/domain/durations';
import { openDatabase } from '../../src/db/client.ts';
import { diskStore } from '../../src/integrations/photoStore/diskStore.ts';
import { PHOTO_FILES } from '../../src/modules/photos/photoSizes.runtime.ts';
import { sweepPart, sweepPhotos } from '../../src/modules/photos/photos.jobs.ts';
import { foldMapCells } from '../../src/modules/places/map/mapCells.jobs.ts';
import { testDeps } from '../factories.ts';
import { countsOfCells, countsOfRows } from './mapCounts.ts';

const PARTS = 256;
/** Uploads that never ended are swept after an hour, what nothing shows after a day. */
const HOURS_LATER = 3;

/** What the sweep and the fold leave of everything that was cut in the middle. */
export async function afterSweepAndFold(url: string, folder: string) {
  const database = openDatabase({ url, poolSize: 4, searchStatementTimeoutMs: 900 });
  const photoStore = diskStore(folder);
  const now = () => new Date(Date.now() + HOURS_LATER * HOUR_MS);
  const deps = testDeps({ ...database, close: () => database.close() }, { photoStore, now });
  try {
    await sweepPhotos(deps);
    const files: string[] = [];
    const incomplete: string[] = [];
    for (let part = 0; part < PARTS; part += 1) {
      await sweepPart(deps, part);
      files.push(...(await photoStore.idsWith(part.toString(16).padStart(2, '0'))));
    }
    for (const id of files)
      for (const file of Object.values(PHOTO_FILES))
        if (!(await photoStore.read(id, file))) incomplete.push(`${id}/${file}`);
    const rows = await database.db.selectFrom('photos').select('id').execute();
    await foldMapCells(deps);
    return {
      photos: { files: files.sort(), rows: rows.map(({ id }) => id).sort(), incomplete },
      cells: await countsOfCells(database.pool),
      places: await countsOfRows(database.pool),
    };
  } finally {
    await database.close();
  }
}
