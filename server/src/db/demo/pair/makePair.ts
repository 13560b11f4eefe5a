import { NOTIFICATIONS_MAX_PAGE_SIZE } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { createCode } from '../../../modules/couples/link/codes.service.ts';
import { checkPartnerLinks } from '../../../modules/couples/link/lapse.jobs.ts';
import { acceptLink } from '../../../modules/couples/link/link.service.ts';
import { markEvenings } from '../../../modules/freeEvenings/freeEvenings.service.ts';
import { townsReady } from '../../../modules/location/location.service.ts';
import {
  listNotifications,
  markNotifications,
} from '../../../modules/notifications/notifications.service.ts';
import type { Db } from '../../client.ts';
import { personId } from '../peopleRows.ts';
import { fillBucketList } from './bucket.ts';
import { answerCheckIns } from './checkIns.ts';
import { makeDates } from './dates.ts';
import { dealDeck } from './deck.ts';
import { keepMemories } from './memories.ts';
import { partsOf } from './oneTransaction.ts';
import { type Pair, peopleOn } from './people.ts';
import { uploadPictures } from './pictures.ts';
import { planSurprise, writePlans } from './plans.ts';
import { savePlacesOfPair } from './saves.ts';
import { Unsent } from './unsent.ts';

const PAIR = [personId('nora'), personId('hugo')];
const LINKED_DAYS_AGO = 75;
/** What is older they have read. */
const UNREAD_DAYS = 2;

/**
 * Gives the pair of the demo city a life together, once: what they did is done by the services of the product, with the
 * clock at the moment at which they did it, counted from today. All or nothing; who has ended their link meanwhile, or
 * erased their account, is left alone.
 */
export async function makeDemoPair(deps: Deps): Promise<boolean> {
  if (!(await isToBeMade(deps.db))) return false;
  const own = { ...deps, queue: new Unsent(deps.searchPool) };
  const uploaders = peopleOn(deps.db, own);
  const now = deps.now();
  // Files are no part of a transaction; what is not kept in the end is swept like any upload.
  const pictures = await uploadPictures({ nora: uploaders.nora(now), hugo: uploaders.hugo(now) });
  // Names of towns are looked up on other connections, which see what is done.
  await townsReady(own);
  return deps.db.transaction().execute(async (trx) => {
    // Two servers may start on one database: the second waits here and then finds it made.
    await sql`select pg_advisory_xact_lock(hashtext('liora demo pair'))`.execute(trx);
    if (!(await isToBeMade(trx))) return false;
    await makeAll(partsOf(trx), own, pictures);
    return true;
  });
}

/** The two are there and have never been linked. */
async function isToBeMade(db: Db): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select (select count(*) from profiles where user_id = any(${PAIR}::uuid[])) = ${PAIR.length}
      and not exists (select from partner_links where user_id_1 = any(${PAIR}::uuid[]) or user_id_2 = any(${PAIR}::uuid[]))
      as open`.execute(db);
  return rows[0]?.open === true;
}

async function makeAll(db: Db, deps: Deps, pictures: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const pair = peopleOn(db, deps);
  await linkUp(db, deps, pair);
  await savePlacesOfPair(pair);
  await fillBucketList(pair);
  await keepMemories(pair, pictures);
  await answerCheckIns(pair);
  const friday = await writePlans(pair);
  await planSurprise(pair);
  await makeDates(pair, friday);
  await markFree(pair);
  await readWhatIsOld(pair);
  await dealDeck(pair);
}

async function linkUp(db: Db, deps: Deps, { nora, hugo, when, linked }: Pair): Promise<void> {
  const evening = when.at(-LINKED_DAYS_AGO, 21);
  const { code } = await createCode(nora(evening));
  const { ok } = await acceptLink(hugo(evening), code);
  if (!ok) throw new Error('the pair of the demo city was not linked');
  // Since then their memberships have been looked at every hour.
  await checkPartnerLinks({ ...deps, db });
  const { link_id } = await db
    .selectFrom('linked_people')
    .select('link_id')
    .where('user_id', '=', personId('nora'))
    .executeTakeFirstOrThrow();
  linked(link_id);
}

/** Evenings that each marked; one of them both did. */
async function markFree({ nora, hugo, when }: Pair): Promise<void> {
  const dates = (...days: number[]) => days.map((day) => when.date(day));
  await markEvenings(nora(when.at(-2, 21)), { free: dates(2, 5, 8, 15), not_free: [] });
  await markEvenings(hugo(when.at(-1, 22)), { free: dates(5, 9, 16), not_free: [] });
}

async function readWhatIsOld({ nora, hugo, when }: Pair): Promise<void> {
  const since = when.at(-UNREAD_DAYS, 0).toISOString();
  for (const one of [nora(when.now), hugo(when.now)]) {
    const { notifications } = await listNotifications(one, { limit: NOTIFICATIONS_MAX_PAGE_SIZE });
    const ids = notifications.filter(({ created_at }) => created_at < since).map(({ id }) => id);
    await markNotifications(one, { ids, read: true });
  }
}
