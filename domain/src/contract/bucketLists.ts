import * as z from 'zod';
import {
  BUCKET_BATCH_MAX,
  BUCKET_MAX_PAGE_SIZE,
  BUCKET_NOTE_MAX_CHARS,
  BUCKET_PAGE_SIZE,
  BUCKET_TITLE_MAX_CHARS,
  INSTANTS_FROM_YEAR,
  INSTANTS_UNTIL_YEAR,
  INTEGER_MAX,
  WISH_MAX,
} from '../limits.ts';
import { EFFORTS, SEASONS } from '../rules/bucketLists.ts';
import { bucketItem } from './bucketItem.ts';
import { cursor, line, nearDay, paragraphs, placeId, planId, priceLevel } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

const year = z.number().int().min(INSTANTS_FROM_YEAR).max(INSTANTS_UNTIL_YEAR);
const title = line(BUCKET_TITLE_MAX_CHARS);
const season = z.enum(SEASONS);
const effort = z.enum(EFFORTS);

/** What is told of the whole list. */
export const bucketOverview = z.object({
  /** What is still to be done. */
  open: z.number().int(),
  /** Done in the year that was asked for. */
  done: z.number().int(),
  /** Among the most wished: how many fit the coming weekend. */
  fits: z.number().int(),
});
export type BucketOverview = z.infer<typeof bucketOverview>;

export const bucketListInput = z.object({
  which: z.enum(['open', 'done']).default('open'),
  season: season.optional(),
  budget: priceLevel.unwrap().optional(),
  effort: effort.optional(),
  /** Of the most wished only what fits the coming weekend; all of it on one page. */
  fits: z.boolean().default(false),
  /** The year whose progress is told: that of the reader's calendar. */
  year,
  cursor: cursor.optional(),
  limit: z.number().int().min(1).max(BUCKET_MAX_PAGE_SIZE).default(BUCKET_PAGE_SIZE),
});
export type BucketListInput = z.output<typeof bucketListInput>;

/** What somebody says of an item. */
const details = z.object({
  /** Own words for it; an idea without a place or plan has nothing else. */
  title: title.nullable().default(null),
  season: season.nullable().default(null),
  budget: priceLevel.default(null),
  effort: effort.nullable().default(null),
  note: paragraphs(BUCKET_NOTE_MAX_CHARS).nullable().default(null),
  /** Shared with the partner, while there is one. */
  shared: z.boolean().default(true),
});
export type BucketDetails = z.output<typeof details>;

const wish = z.number().int().min(0).max(WISH_MAX);
const byId = z.object({ id: z.uuid() });
const byIds = z.object({ ids: z.array(z.uuid()).min(1).max(BUCKET_BATCH_MAX) });
const answeredItem = z.object({ item: bucketItem });
const memberErrors = errors('UNAUTHENTICATED', 'NOT_MEMBER', 'NOT_FOUND');

export const bucketListsContract = {
  /**
   * The caller's list: what they share with their partner and what is theirs alone, page by page; with the first page what is
   * told of the whole. Whoever is no member any more keeps reading (MEM-23).
   */
  list: read('/bucket-list')
    .errors(errors('UNAUTHENTICATED'))
    .input(bucketListInput)
    .output(
      z.object({
        items: z.array(bucketItem),
        overview: bucketOverview.nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Adds a place, a plan or an idea, once per `request_id`. Facts of place and plan are the server's own. */
  add: write('/bucket-list')
    .errors({ ...memberErrors, ...errors('TITLE_REQUIRED', 'BUCKET_FULL') })
    .input(
      details.extend({
        request_id: z.uuid(),
        of: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('place'), place_id: placeId }),
          z.object({ kind: z.literal('plan'), plan_id: planId }),
          z.object({ kind: z.literal('idea') }),
        ]),
        wish: wish.default(0),
      }),
    )
    .output(answeredItem),
  /**
   * Changes what is said of an item that still stands as `version`; else BUCKET_CHANGED carries how it stands now. Only who
   * added it decides whether it is shared.
   */
  update: write('/bucket-list/{id}', { method: 'PUT' })
    .errors({ ...memberErrors, ...errors('NOT_OWNER', 'TITLE_REQUIRED', 'BUCKET_CHANGED', 'BUCKET_FULL') })
    .input(details.extend({ id: z.uuid(), version: z.number().int().min(1).max(INTEGER_MAX) }))
    .output(answeredItem),
  /** The caller's own wish; 0 takes it back. */
  wish: write('/bucket-list/{id}/wish', { method: 'PUT' })
    .errors(memberErrors)
    .input(byId.extend({ wish }))
    .output(answeredItem),
  /** On which day it was done, or that it is not. `was`: how it stood for the caller; else BUCKET_CHANGED says how it stands. */
  done: write('/bucket-list/{id}/done', { method: 'PUT' })
    .errors({ ...memberErrors, ...errors('BUCKET_CHANGED', 'BUCKET_DAY') })
    .input(byId.extend({ done_on: nearDay.nullable(), was: nearDay.nullable() }))
    .output(answeredItem),
  /** Takes items out; the ids are for `restore`. Whoever is no member any more takes out what they added. */
  remove: write('/bucket-list/remove')
    .errors(errors('UNAUTHENTICATED'))
    .input(byIds)
    .output(z.object({ ids: z.array(z.uuid()) })),
  /** Brings back what was taken out less than ten minutes ago, with everything that was said of it. */
  restore: write('/bucket-list/restore')
    .errors(errors('UNAUTHENTICATED', 'UNDO_TOO_LATE', 'BUCKET_FULL'))
    .input(byIds)
    .output(z.object({ ids: z.array(z.uuid()) })),
};
