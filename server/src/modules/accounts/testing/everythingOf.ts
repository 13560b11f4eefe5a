import { sql } from 'kysely';
import { stateWords } from '../../../../test/everyState.ts';
import { person } from '../../../../test/factories.ts';
import { THINGS } from '../../../../test/things.ts';
import { CONTENT_KINDS, type ContentType } from '../../../content/contentKinds.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { AddressedCaller, Viewer } from '../../../rpc/context.ts';

const KINDS = Object.keys(CONTENT_KINDS) as ContentType[];

/** Somebody with a thing of every kind in every state. */
export async function publisherOn(deps: Deps): Promise<AddressedCaller> {
  const somebody = await person(deps, { member: true });
  await storeEverything(somebody, (type) => type);
  return somebody;
}

/** A thing of every kind in every state, by names that begin so. */
export async function storeEverything(owner: AddressedCaller, begin: (type: ContentType) => string) {
  for (const type of KINDS)
    for (const state of THINGS[type].states)
      await THINGS[type].store(owner, `${begin(type)} ${stateWords(state)}`, state);
}

/** What a viewer sees of everything that somebody has, by kind and id. */
export async function seenOf(
  db: Db,
  owner: AddressedCaller,
  viewer: Viewer | null,
): Promise<Record<string, string>> {
  const all = await Promise.all(
    KINDS.map(async (type) => {
      const kind = CONTENT_KINDS[type];
      const { rows } = await sql<{ id: string; sight: string }>`
        select thing.id, thing.sight from (select ${kind.columns}, ${kind.sight(viewer)} as sight from ${kind.from}) thing
        where thing.owner = ${owner.viewer.userId}::uuid`.execute(db);
      return rows.map(({ id, sight }) => [`${type} ${id}`, sight]);
    }),
  );
  return Object.fromEntries(all.flat());
}
