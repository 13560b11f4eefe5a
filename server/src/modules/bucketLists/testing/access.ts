import { randomUUID } from 'node:crypto';
import { bucketListInput } from '@liora/domain/contract/bucketLists';
import {
  type AreaAccess,
  all,
  type Found,
  NOTHING,
  notMembers,
  type Reached,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';
import type { Sight } from '../../../content/contentKind.ts';
import { listBucket } from '../read/list.service.ts';

const adding = { ...signedIn, ...notMembers('NOT_MEMBER') };
/** Items of nobody. */
const nobodys = {
  ...all('NOT_FOUND' as const),
  ...notMembers('NOT_MEMBER'),
  visitor: 'UNAUTHENTICATED' as const,
};
const ids = () => [randomUUID()];
const edit = () => ({ id: randomUUID(), version: 1, title: 'Learn to dance' });

/** Everything of a kind stands on the caller's list, from before it was hidden from them: what of it they are shown. */
async function shown({ caller, ids: idsOf, database }: Reached, kind: 'plan' | 'pin'): Promise<Found> {
  if (!caller.viewer) return { full: [] };
  const signed = { ...caller, viewer: caller.viewer };
  const { userId, linkId } = caller.viewer;
  await database.pool.query('delete from bucket_items where user_id = $1', [userId]);
  await database.pool.query(
    `insert into bucket_items (user_id, link_id, kind, place_id, plan_id)
     select $1, $2, $3, case when $3 = 'place' then id end, case when $3 = 'plan' then id::uuid end from unnest($4::text[]) id`,
    [userId, linkId, kind === 'plan' ? 'plan' : 'place', idsOf(kind)],
  );
  const { items } = await listBucket(signed, bucketListInput.parse({ year: 2026, limit: 100 }));
  return {
    full: items.flatMap(({ subject }) =>
      subject.kind === 'place' ? subject.place.id : subject.kind === 'plan' ? subject.plan.id : [],
    ),
  };
}

const notVisitors = (role: Role, bySight: (role: Role) => Sight): Sight =>
  role === 'visitor' || bySight(role) !== 'full' ? 'none' : 'full';

export const bucketListsAccess: AreaAccess = {
  procedures: [
    row('bucketLists.list', signedIn, (c) => () => c.bucketLists.list({ year: 2026 })),
    row(
      'bucketLists.add',
      adding,
      (c) => () => c.bucketLists.add({ request_id: randomUUID(), of: { kind: 'idea' }, title: 'Dance' }),
      'an idea',
    ),
    row(
      'bucketLists.add',
      { ...adding, blocker: 'NOT_FOUND' },
      (c, w) => () =>
        c.bucketLists.add({ request_id: randomUUID(), of: { kind: 'place', place_id: w.pins.public } }),
      'a public pin',
    ),
    row(
      'bucketLists.add',
      { ...nobodys, owner: 'ok' },
      (c, w) => () =>
        c.bucketLists.add({ request_id: randomUUID(), of: { kind: 'place', place_id: w.pins.private } }),
      'a private pin',
    ),
    row(
      'bucketLists.add',
      { ...nobodys, owner: 'ok', partner: 'ok' },
      (c, w) => () =>
        c.bucketLists.add({ request_id: randomUUID(), of: { kind: 'plan', plan_id: w.plans.private } }),
      'a private plan',
    ),
    row('bucketLists.update', nobodys, (c) => () => c.bucketLists.update(edit())),
    row('bucketLists.wish', nobodys, (c) => () => c.bucketLists.wish({ id: randomUUID(), wish: 3 })),
    row(
      'bucketLists.done',
      nobodys,
      (c) => () => c.bucketLists.done({ id: randomUUID(), done_on: '2026-05-01', was: null }),
    ),
    row('bucketLists.remove', signedIn, (c) => () => c.bucketLists.remove({ ids: ids() })),
    row(
      'bucketLists.restore',
      { ...all('UNDO_TOO_LATE'), visitor: 'UNAUTHENTICATED' },
      (c) => () => c.bucketLists.restore({ ids: ids() }),
      'what nobody took out',
    ),
  ],
  ways: {
    'bucketLists.list': {
      ...NOTHING,
      plan: { look: (reached) => shown(reached, 'plan'), expects: notVisitors },
      pin: { look: (reached) => shown(reached, 'pin'), expects: notVisitors },
    },
  },
};
