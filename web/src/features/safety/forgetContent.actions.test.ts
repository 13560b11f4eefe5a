import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { searchKey } from '../places/places.queries.ts';
import { forgetContent } from './forgetContent.actions.ts';
import { isPageOf, withoutGone } from './goneContent.store.ts';

const plan = (id: string, author: string) => ({ id, stops: [], creator: { user_id: author } });
const mine = plan('mine', 'me');
const theirs = plan('theirs', 'them');

test('RUL-15 a reported plan leaves pages, shelves and the lead of a screen; what is without it stays the same object', () => {
  const list = { pages: [{ plans: [mine, theirs], total: 2 }] };
  expect(withoutGone(list, { planId: 'theirs' })).toEqual({ pages: [{ plans: [mine], total: 2 }] });
  expect(withoutGone(list, { planId: 'another' })).toBe(list);
  const home = { featured: theirs, plans: [mine], planTotal: 2 };
  expect(withoutGone(home, { planId: 'theirs' })).toEqual({ featured: null, plans: [mine], planTotal: 2 });
});

test('MOD-26 everything by a blocked person leaves: plans, saved plans, curators', () => {
  const kept = {
    plans: [
      { kind: 'plan', plan: theirs },
      { kind: 'plan', plan: mine },
      { kind: 'locked', plan: { id: 'locked', title: 'x', locked: true } },
    ],
    curators: [{ user_id: 'them' }, { user_id: 'me' }],
  };
  expect(withoutGone(kept, { authorId: 'them' })).toEqual({
    plans: kept.plans.slice(1),
    curators: [{ user_id: 'me' }],
  });
});

test('a place keeps its id where a plan has the same, and a pin leaves lists of places', () => {
  const places = {
    places: [
      { id: 'a', isUserPin: true },
      { id: 'b', isUserPin: false },
    ],
  };
  expect(withoutGone(places, { planId: 'a' })).toBe(places);
  expect(withoutGone(places, { pinId: 'a' })).toEqual({ places: [places.places[1]] });
  expect(withoutGone(places, { pinId: 'b' })).toBe(places);
});

test('the page of a plan or pin is known by its id or its author', () => {
  expect(isPageOf({ kind: 'plan', plan: theirs }, { planId: 'theirs' })).toBe(true);
  expect(isPageOf({ kind: 'plan', plan: theirs }, { authorId: 'them' })).toBe(true);
  expect(isPageOf({ kind: 'plan', plan: mine }, { authorId: 'them' })).toBe(false);
  expect(isPageOf({ place: { pin: { id: 'p', author: { user_id: 'them' } } } }, { pinId: 'p' })).toBe(true);
  expect(isPageOf({ place: { pin: null } }, { pinId: 'p' })).toBe(false);
});

test('RUL-60 after a block searches are forgotten, and the open page of the content once nobody looks at it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const pageKey = orpc.plans.get.queryKey({ input: { id: 'theirs' } });
  const listKey = orpc.plans.mine.queryKey();
  client.setQueryData([...searchKey, 'bars'], { pages: [] });
  client.setQueryData<object>(pageKey, { kind: 'plan', plan: theirs });
  client.setQueryData<object>(listKey, { plans: [mine, theirs] });
  const leave = new QueryObserver<object>(client, { queryKey: pageKey }).subscribe(() => {});
  forgetContent(client, { authorId: 'them' });
  expect(client.getQueryData([...searchKey, 'bars'])).toBeUndefined();
  expect(client.getQueryData<object>(listKey)).toEqual({ plans: [mine] });
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(pageKey)?.isInvalidated).toBe(false);
  leave();
  await Promise.resolve();
  expect(client.getQueryData(pageKey)).toBeUndefined();
});
