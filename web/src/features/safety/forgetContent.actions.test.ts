import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { changeAnswers } from '../../lib/answers/changeAnswers.ts';
import { orpc } from '../../lib/api.ts';
import { searchKey } from '../places/places.queries.ts';
import { forgetContent, refreshContent } from './forgetContent.actions.ts';
import { type Gone, isPageOf, withoutGone } from './goneContent.rules.ts';

const plan = (id: string, author: string) => ({ id, stops: [], creator: { user_id: author } });
const mine = plan('mine', 'me');
const theirs = plan('theirs', 'them');

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
});

/** What is left of an answer. */
function left(queryKey: readonly unknown[], data: object, gone: Gone) {
  queries.setQueryData<object>(queryKey, data);
  changeAnswers(queries, withoutGone(gone));
  return queries.getQueryData(queryKey);
}
const LIST = orpc.plans.list.key({ type: 'infinite' });
const HOME = orpc.explore.home.key({ type: 'query' });

test('RUL-15 FIX-47 a reported plan leaves pages, shelves and the lead of a screen; what is without it stays the same object', () => {
  const list = { pages: [{ plans: [mine, theirs], total: 2, locked: [] }], pageParams: [undefined] };
  expect(left(LIST, list, { planId: 'another' })).toBe(list);
  expect(left(LIST, list, { planId: 'theirs' })).toMatchObject({ pages: [{ plans: [mine], total: 1 }] });
  const home = {
    featured: theirs,
    plans: [mine],
    planTotal: 2,
    worthADate: [],
    openNear: [],
    newPins: [],
    loved: [],
    curators: [],
  };
  expect(left(HOME, home, { planId: 'theirs' })).toMatchObject({
    featured: null,
    plans: [mine],
    planTotal: 2,
  });
});

test('MOD-26 FIX-47 everything by a blocked person leaves: plans, saved plans, curators', () => {
  const entries = [
    { kind: 'plan', plan: theirs },
    { kind: 'plan', plan: mine },
    { kind: 'locked', plan: { id: 'locked', title: 'x', title_cut: false, locked: true } },
  ];
  const saved = { pages: [{ plans: entries }] };
  expect(left(orpc.plans.saved.key(), saved, { authorId: 'them' })).toEqual({
    pages: [{ plans: entries.slice(1) }],
  });
  const curators = [{ user_id: 'them' }, { user_id: 'me' }];
  const home = {
    featured: null,
    plans: [],
    planTotal: 0,
    worthADate: [],
    openNear: [],
    newPins: [],
    loved: [],
    curators,
  };
  expect(left(HOME, home, { authorId: 'them' })).toMatchObject({ curators: [{ user_id: 'me' }] });
});

test('FIX-47 a place keeps its id where a plan has the same, and a pin leaves lists of places', () => {
  const found = {
    places: [
      { id: 'a', pin: { id: 'a' } },
      { id: 'b', pin: null },
    ],
  };
  const suggest = orpc.places.suggest.key();
  expect(left(suggest, found, { planId: 'a' })).toBe(found);
  expect(left(suggest, found, { pinId: 'b' })).toBe(found);
  expect(left(suggest, found, { pinId: 'a' })).toEqual({ places: [found.places[1]] });
});

test('FIX-47 a pin that is gone leaves what is close to a search, too', () => {
  const gone = { id: 'a', pin: { id: 'a' } };
  const found = { pages: [{ places: [], close: [gone, { id: 'b', pin: null }] }] };
  const searched = [...orpc.places.search.key({ type: 'infinite' })];
  expect(left(searched, found.pages, { pinId: 'a' })).toEqual([
    { places: [], close: [{ id: 'b', pin: null }] },
  ]);
});

test('MOD-26 FIX-47 of a saved pin that is gone the own words are left, and the list is asked for again', () => {
  const row = (id: string) => ({
    id: `row ${id}`,
    kind: 'place',
    note: 'lovely',
    place: { id, pin: { id } },
  });
  const key: readonly unknown[] = orpc.saved.places.key({ type: 'infinite' });
  queries.setQueryData<object>(key, { pages: [{ places: [row('a'), row('b')] }] });
  forgetContent(queries, { pinId: 'a' });
  expect(queries.getQueryData(key)).toEqual({
    pages: [{ places: [{ id: 'row a', kind: 'unavailable', note: 'lovely' }, row('b')] }],
  });
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('MOD-26 after a block, and after an unblock, saved places and what was reported are asked for again', () => {
  const keys = [
    orpc.saved.places.key({ type: 'infinite' }),
    orpc.safety.ownReports.key({ type: 'infinite' }),
  ];
  for (const change of [() => forgetContent(queries, { authorId: 'them' }), () => refreshContent(queries)]) {
    for (const key of keys) queries.setQueryData<object>(key, { pages: [] });
    change();
    expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  }
});

test('the page of a plan or pin is known by its id or its author', () => {
  const isPage = (queryKey: readonly unknown[], data: object, gone: Gone) => {
    queries.setQueryData<object>(queryKey, data);
    const query = queries.getQueryCache().find({ queryKey });
    return query ? isPageOf(query, gone) : null;
  };
  const PLAN = orpc.plans.get.queryKey({ input: { id: 'theirs' } });
  const PLACE = orpc.places.get.queryKey({ input: { id: 'p' } });
  expect(isPage(PLAN, { kind: 'plan', plan: theirs }, { planId: 'theirs' })).toBe(true);
  expect(isPage(PLAN, { kind: 'plan', plan: theirs }, { authorId: 'them' })).toBe(true);
  expect(isPage(PLAN, { kind: 'plan', plan: mine }, { authorId: 'them' })).toBe(false);
  const pin = { id: 'p', author: { user_id: 'them' } };
  expect(isPage(PLACE, { place: { pin } }, { pinId: 'p' })).toBe(true);
  expect(isPage(PLACE, { place: { pin } }, { authorId: 'them' })).toBe(true);
  expect(isPage(PLACE, { place: { pin: null } }, { pinId: 'p' })).toBe(false);
});

test('RUL-60 after a block searches are forgotten, and the open page of the content once nobody looks at it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const pageKey = orpc.plans.get.queryKey({ input: { id: 'theirs' } });
  const listKey = orpc.plans.mine.queryKey({ input: {} });
  client.setQueryData([...searchKey, 'bars'], { pages: [] });
  client.setQueryData<object>(pageKey, { kind: 'plan', plan: theirs });
  client.setQueryData<object>(listKey, { pages: [{ plans: [mine, theirs] }] });
  const leave = new QueryObserver<object>(client, { queryKey: pageKey }).subscribe(() => {});
  forgetContent(client, { authorId: 'them' });
  expect(client.getQueryData([...searchKey, 'bars'])).toBeUndefined();
  expect(client.getQueryData<object>(listKey)).toEqual({ pages: [{ plans: [mine] }] });
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(pageKey)?.isInvalidated).toBe(false);
  leave();
  await Promise.resolve();
  expect(client.getQueryData(pageKey)).toBeUndefined();
});
