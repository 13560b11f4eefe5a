import { sharedListInput } from '@liora/domain/contract/sharedSaves';
import { afterAll, expect, test } from 'vitest';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { listNotifications } from '../../notifications/notifications.service.ts';
import { listSaved } from '../../saved/list/savedList.service.ts';
import { listShared } from '../../saved/shared/sharedSaves.service.ts';
import { shareSaves } from '../../saved/shared/sharing.service.ts';
import { removePlace, savePlace } from '../../saved/write/save.service.ts';
import { mergePlaces, undoMerge } from './merge.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const admin = await person(deps);

/** Two places that somebody has saved both, which are one by now. */
async function mergedPlaces(saver: SignedInCaller, name: string) {
  const [first, second] = [`${name}-1`, `${name}-2`];
  for (const id of [first, second]) {
    await venue(database.db, id);
    await savePlace(saver, { place_id: id });
  }
  const { id } = await mergePlaces(admin, { from: first, to: second, take: [] });
  return { id, first, second };
}
const saved = async (who: SignedInCaller) =>
  (await listSaved(who, { q: '', sort: 'added', limit: 60 })).places;
const idsOf = (places: readonly { kind: string; place?: { id: string } }[]) =>
  places.flatMap(({ place }) => place?.id ?? []).sort();
const sharedWith = async (who: SignedInCaller) =>
  idsOf((await listShared(who, sharedListInput.parse({}))).places);

test('RUL-47 RUL-115 what somebody keeps from their partner while two places are one stays kept when they are two again', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const kept = await mergedPlaces(maya, 'kept');
  const [one] = await saved(maya);
  await shareSaves(maya, { ids: [one?.id ?? ''], shared: false });
  await undoMerge(admin, kept.id);
  expect(idsOf(await saved(maya))).toEqual([kept.first, kept.second]);
  expect(await sharedWith(june)).toEqual([]);
  // Nothing else was decided of what stays shared.
  const open = await mergedPlaces(maya, 'open');
  await undoMerge(admin, open.id);
  expect(await sharedWith(june)).toEqual([open.first, open.second]);
});

test('RUL-115 what somebody has just taken out does not come back by half when the two places part', async () => {
  const maya = await person(deps);
  const { id, second } = await mergedPlaces(maya, 'out');
  await removePlace(maya, second);
  await undoMerge(admin, id);
  expect(await saved(maya)).toEqual([]);
});

test('NOTIF-06 RUL-115 of a place that is taken out after it was merged their partner is told nothing any more', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const lines = async () => (await listNotifications(june, { limit: 30, group: 'partner' })).notifications;
  const { second } = await mergedPlaces(maya, 'news');
  expect(await lines()).toMatchObject([{ type: 'partner_activity', data: { count: 2 } }]);
  await removePlace(maya, second);
  expect((await lines()).map(({ type }) => type)).not.toContain('partner_activity');
});
