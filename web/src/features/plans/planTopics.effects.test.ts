import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { plansOfPlaceOptions } from '../places/places.queries.ts';
import { planTopics } from './planTopics.effects.ts';

const detailsOf = (id: string) => orpc.plans.get.queryKey({ input: { id } });

test('RUL-47 one message tells of a new plan and of its edits: a page that was opened in between is asked for again', () => {
  const queries = new QueryClient();
  for (const id of ['a', 'b'])
    queries.setQueryData(detailsOf(id), { kind: 'plan', plan: { id, like_count: 0 } } as never);
  const { plans } = planTopics(queries, (_name, _within, work) => void work());
  plans({ topic: 'plans', change: 'new', subject: 'a' } as never, 0);
  const isStale = (id: string) => queries.getQueryState(detailsOf(id))?.isInvalidated;
  expect([isStale('a'), isStale('b')]).toEqual([true, false]);
});

test('FIX-25 all plans of a place: what is gone leaves them at once, and what is new is asked for when they are next opened', () => {
  const queries = new QueryClient();
  const { queryKey } = plansOfPlaceOptions('bar');
  const pages = [{ plans: [{ id: 'a' }, { id: 'b' }], nextCursor: null }];
  queries.setQueryData(queryKey, { pages, pageParams: [undefined] } as never);
  const { plans } = planTopics(queries, (_name, _within, work) => void work());
  plans({ topic: 'plans', change: 'gone', subject: 'a' } as never, 0);
  expect(queries.getQueryData(queryKey)?.pages[0]?.plans.map(({ id }) => id)).toEqual(['b']);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
  plans({ topic: 'plans', change: 'new', subject: 'c' } as never, 0);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
