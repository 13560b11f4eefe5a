import { addAbortSignal, Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { DAY_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import { OWN_DATA_AT_ONCE, OWN_DATA_PER_DAY } from '@liora/domain/limits';
import { ZipFile } from 'yazl';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { limitConcurrency, type MadeFile, madeFile } from '../../../http/madeFile.ts';
import { inLanguage } from '../../../language.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { photosOfPerson, readPhoto } from '../../photos/photos.service.ts';
import { ownerOfCopy, ownRows } from './ownData.queries.ts';
import { ownDataText } from './ownData.text.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personalColumns.data.ts';

const LIMIT = { name: 'own-data', max: OWN_DATA_PER_DAY, windowSeconds: DAY_SECONDS };
const withinLimit = limitConcurrency(OWN_DATA_AT_ONCE);

/**
 * The caller's own copy of everything that is kept of them, as a ZIP of readable JSON (RUL-92). It is written to a file of its
 * own first, so that a slow reader holds no connection; the file is gone from the disk before it is read.
 *
 * @throws RATE_LIMITED, and BUSY while this node makes as many as it can
 */
export function ownData({ deps, viewer }: SignedInCaller, language: Language): Promise<MadeFile> {
  return withinLimit(async () => {
    await takeFromLimit(deps, LIMIT, viewer.userId);
    return makeCopy(deps, viewer.userId, language);
  });
}

/**
 * The same of anybody. Whoever asks has made sure that it is an admin's to ask: `first` says so, once the node has room for it.
 *
 * @throws BUSY, and what `first` throws
 */
export function dataOf(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
  first: () => Promise<void>,
): Promise<MadeFile> {
  return withinLimit(async () => {
    await first();
    return makeCopy(deps, userId, language);
  });
}

const makeCopy = (deps: Deps, userId: string, language: Language) =>
  madeFile((sink) => writeCopy(deps, userId, language, sink));

/**
 * Writes the copy into `sink`. Only the ZIP takes what is read: where it goes no further, say because the disk is full, the
 * reading is ended too, and its connection is back before this throws.
 */
export async function writeCopy(
  deps: Deps,
  userId: string,
  language: Language,
  sink: Writable,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const unwritten = new AbortController();
  const written = pipeline(output, sink).catch((error: unknown) => {
    unwritten.abort(error);
    throw error;
  });
  zip.addBuffer(Buffer.from(inLanguage(language, () => ownDataText.about)), 'about.txt');
  const read = deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const whose = await ownerOfCopy(trx, userId, { lends: deps.config.companionSeat, now: deps.now() });
      for (const [name, tables] of files()) {
        const json = addAbortSignal(unwritten.signal, Readable.from(jsonOf(trx, tables, whose)));
        zip.addReadStream(json, `${name}.json`);
        // One after the other: they share one connection.
        await finished(json);
      }
      return photosOfPerson(trx, userId);
    })
    .then((photos) => {
      for (const { id, file } of photos) addPhoto(zip, id, () => readPhoto({ deps }, file, 'large'));
      zip.end();
    })
    // The writing fails by the same then.
    .catch((error: Error) => output.destroy(error));
  await Promise.allSettled([read, written]);
  await written;
}

/** It is read when its turn comes, so that one at a time is in memory. Packing it again would win nothing. */
function addPhoto(zip: ZipFile, id: string, read: () => Promise<Buffer | null>): void {
  zip.addReadStreamLazy(`photos/${id}.webp`, { compress: false }, (done) => {
    read().then(
      // What was swept meanwhile is an empty file.
      (picture) => done(null, Readable.from(picture ?? Buffer.alloc(0), { objectMode: false })),
      (error: unknown) => done(error, Readable.from([])),
    );
  });
}

type Copied = [table: string, copy: NonNullable<PersonalTable['copy']>];

/** Tables by the file of the copy that they stand in. */
function files(): Map<string, Copied[]> {
  const copied = Object.entries(PERSONAL_TABLES).flatMap(([table, { copy }]): Copied[] =>
    copy ? [[table, copy]] : [],
  );
  return Map.groupBy(copied, ([, { file }]) => file);
}

/** `{ "table": [row, …], … }`, as it is read. */
async function* jsonOf(trx: Db, tables: readonly Copied[], whose: Viewer): AsyncGenerator<string> {
  let opening = '{';
  for (const [table, copy] of tables) {
    yield `${opening}\n${JSON.stringify(table)}: [`;
    opening = ',';
    let before = '\n';
    for await (const rows of ownRows(trx, table, copy, whose)) {
      yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
      before = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
