import type { ContentPicture } from '@liora/domain/contract/pictures';
import type { ModerationItem, PublishedThing } from '@liora/domain/contract/safety';
import { PUBLISHED_PAGE } from '@liora/domain/limits';
import type { PublishedList } from '@liora/domain/rules/decisions';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { userIdNamed } from '../../accounts/accounts.service.ts';
import { planPicturesForModerators } from '../../plans/moderatedPlans.service.ts';
import { caseOf } from '../content.queries.ts';
import type { Thing } from '../moderation/decisions.queries.ts';
import { toItems } from '../moderation/moderation.service.ts';
import { mayModeratorsRead } from './published.policy.ts';
import {
  newestPublished,
  type PublishedKind,
  type PublishedRow,
  publishedBy,
  publishedTitled,
  sightOfThing,
} from './published.queries.ts';
import { readTitleCursor, writeTitleCursor } from './publishedCursor.parser.ts';

interface PublishedInput {
  kind: PublishedKind;
  list: PublishedList;
  words: string;
  cursor?: string | undefined;
}

/** What people have published of one kind, page by page; of whoever is not there, nothing. */
export async function listPublished({ deps }: SignedInCaller, input: PublishedInput) {
  const { page, nextCursor } = await pageOf(deps.db, { ...input, words: input.words.trim() });
  const coverOf = await coversOf(deps.db, input.kind, page);
  return { things: page.map((row) => toThing(input.kind, row, coverOf(row))), nextCursor };
}

async function pageOf(db: Db, { kind, list, words, cursor }: PublishedInput) {
  const limit = PUBLISHED_PAGE + 1;
  if (list === 'title') {
    const found = await publishedTitled(db, kind, words, { after: readTitleCursor(cursor), limit });
    const page = found.slice(0, PUBLISHED_PAGE);
    const last = page.at(-1);
    const end = last && found.length > page.length ? { title: last.sorted_title, id: last.id } : null;
    return { page, nextCursor: end && writeTitleCursor(end) };
  }
  const after = readTimeCursor(cursor);
  if (list !== 'author')
    return pageFrom(await newestPublished(db, kind, list, { after, limit }), PUBLISHED_PAGE);
  const userId = await userIdNamed(db, words);
  const found = userId === null ? [] : await publishedBy(db, kind, userId, { after, limit });
  return pageFrom(found, PUBLISHED_PAGE);
}

/** Plans are drawn from their stops; pins are shown as places, by their first photo. */
async function coversOf(db: Db, kind: PublishedKind, page: readonly PublishedRow[]) {
  const ids = kind === 'plan' ? page.map(({ id }) => id) : [];
  const plans = await planPicturesForModerators(db, ids);
  return ({ id, title, category, subcategory, photo_url }: PublishedRow): ContentPicture => {
    if (kind === 'pin')
      return {
        kind: 'place',
        place: { id, category: category ?? '', subcategory, types: [], photoUrl: photo_url },
      };
    return { kind: 'plan', plan: plans.get(id) ?? { id, title, theme: null, stops: [] } };
  };
}

function toThing(content_type: PublishedKind, row: PublishedRow, cover: ContentPicture): PublishedThing {
  const { id, title, user_id, username, profile_photo_url, created_at, is_hidden, is_reported } = row;
  return {
    content_type,
    content_id: id,
    title,
    cover,
    author: { user_id, username, profile_photo_url },
    created_at: created_at.toISOString(),
    is_hidden,
    is_reported,
  };
}

/** One thing as the queue has it. @throws NOT_FOUND, also for what moderators may not read */
export async function moderationItem(
  { deps, viewer }: SignedInCaller,
  thing: Thing,
): Promise<ModerationItem> {
  const found = mayModeratorsRead(await sightOfThing(deps.db, thing))
    ? await caseOf(deps.db, thing.content_type, thing.content_id)
    : null;
  const [item] = found ? await toItems(deps.db, [{ ...thing, ...found }], viewer.userId) : [];
  if (!item) throw new ProductError('NOT_FOUND');
  return item;
}
