import type { BucketDetails } from '@liora/domain/contract/bucketLists';
import { addItem, type NewItemOf } from '../../../modules/bucketLists/write/add.service.ts';
import { markDone, setWish } from '../../../modules/bucketLists/write/change.service.ts';
import { placeIdOf } from '../placeRows.ts';
import { planId } from '../planRows.ts';
import type { Pair } from './people.ts';
import { requestId } from './requests.ts';

interface Item extends Partial<BucketDetails> {
  by: 'nora' | 'hugo';
  of?: NewItemOf;
  /** How much each wishes for it: who added it first. */
  wishes: readonly [own: number, other: number];
  /** How many days ago it was done. */
  doneAgo?: number;
}

const place = (slug: string): NewItemOf => ({ kind: 'place', place_id: placeIdOf(slug) });

const ITEMS: readonly Item[] = [
  {
    by: 'nora',
    title: 'Swim at Aquatic Park on New Year’s Day',
    season: 'winter',
    effort: 'some',
    wishes: [3, 2],
  },
  { by: 'hugo', of: place('urban-putt'), effort: 'easy', wishes: [2, 1] },
  { by: 'nora', of: { kind: 'plan', plan_id: planId('the-edge-of-the-city') }, wishes: [3, 3] },
  {
    by: 'hugo',
    title: 'Cook from the farmers’ market, phones in a drawer',
    effort: 'easy',
    budget: 1,
    wishes: [3, 2],
  },
  { by: 'nora', of: place('tonga-room'), note: 'For the rain on the pool.', wishes: [2, 0] },
  { by: 'hugo', title: 'Sleep in a lighthouse', effort: 'big', budget: 3, wishes: [3, 1] },
  { by: 'nora', of: place('japanese-tea-garden'), wishes: [2, 2], doneAgo: 30 },
  { by: 'hugo', title: 'Ride a cable car to the end of the line', wishes: [3, 1], doneAgo: 20 },
  { by: 'hugo', of: place('hog-island-oyster'), wishes: [3, 3], doneAgo: 52 },
];
const ADDED_FROM = -66;

/** The list of the two: wishes of both, and some of it done. */
export async function fillBucketList(pair: Pair): Promise<void> {
  for (const [index, item] of ITEMS.entries()) await add(pair, item, index);
}

async function add(pair: Pair, { by, of, wishes, doneAgo, ...details }: Item, index: number): Promise<void> {
  const { when } = pair;
  const added = when.at(ADDED_FROM + index, 22);
  const [maker, other] = by === 'nora' ? [pair.nora, pair.hugo] : [pair.hugo, pair.nora];
  const [own, others] = wishes;
  const { item } = await addItem(maker(added), {
    ...{ title: null, season: null, budget: null, effort: null, note: null, ...details },
    of: of ?? { kind: 'idea' },
    wish: own,
    shared: true,
    request_id: requestId(`bucket ${index}`),
  });
  if (others > 0) await setWish(other(added), { id: item.id, wish: others });
  if (doneAgo)
    await markDone(maker(when.at(1 - doneAgo, 10)), { id: item.id, done_on: when.date(-doneAgo), was: null });
}
