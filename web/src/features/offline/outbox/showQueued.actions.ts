import type { CheckInState } from '@liora/domain/contract/checkIns';
import type { Review } from '@liora/domain/contract/reviews';
import { overallOf } from '@liora/domain/rules/sparkScore';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { ANSWER_SHAPES, type Change, type ShownPlan } from '../../../lib/answers/answerShapes.ts';
import { type client, orpc } from '../../../lib/api.ts';
import { currentOptions } from '../../checkIns/checkIns.queries.ts';
import { reacted } from '../../plans/reactions.actions.ts';
import { noteSaved } from '../../saved/savedIds.queries.ts';
import type { QueuedAction } from './outbox.types.ts';
import type { InputOf, QueuedProcedure } from './queuedKinds.data.ts';

type Queue = readonly QueuedAction[];
type PlacePage = Awaited<ReturnType<typeof client.places.get>>;
type SavedPages = InfiniteData<Awaited<ReturnType<typeof client.saved.places>>>;

/** Inputs of the actions of one procedure that wait; the last one of a thing is last. */
const inputsOf = <Procedure extends QueuedProcedure>(queue: Queue, procedure: Procedure) =>
  queue.flatMap((one) =>
    one.procedure === procedure && one.refusal === null
      ? [{ ...one, input: one.input as InputOf<Procedure> }]
      : [],
  );

/** Shows what waits in every answer that is kept, as if it had been carried out; done twice it is the same. */
export function showQueued(queries: QueryClient, queue: Queue): void {
  if (queue.length === 0) return;
  showInShapes(queries, { plan: withReactions(queue), review: withMarks(queue) });
  showSaved(queries, queue);
  for (const { input, request_id } of inputsOf(queue, 'checkIns.answer'))
    change<CheckInState>(queries, currentOptions().queryKey, (state) => sealed(state, input, request_id));
}

/** What showed them is asked for again: some were carried out, refused or dropped. */
export function askAfterQueued(queries: QueryClient): void {
  const shown = [orpc.plans, orpc.explore, orpc.places, orpc.saved, orpc.checkIns, orpc.reviews];
  for (const area of shown) void queries.invalidateQueries({ queryKey: area.key() });
}

/** The name of the plan or place that an action is about, where an answer that is kept shows it. */
export function nameFor(queries: QueryClient, input: object): string | null {
  const id = 'place_id' in input ? input.place_id : 'id' in input ? input.id : null;
  let name: string | null = null;
  const look: Change = {
    plan: (plan) => {
      if (plan.id === id) name = plan.title;
      return plan;
    },
    place: (place) => {
      if (place.id === id) name = place.name;
      return place;
    },
  };
  for (const { queryKey, changed } of ANSWER_SHAPES)
    for (const [, data] of queries.getQueriesData({ queryKey })) changed(data, look);
  for (const [, page] of queries.getQueriesData<PlacePage>({ queryKey: orpc.places.get.key() }))
    if (page && page.place.id === id) name = page.place.name;
  for (const [, pages] of queries.getQueriesData<SavedPages>({ queryKey: orpc.saved.places.key() }))
    for (const one of pages?.pages.flatMap(({ places }) => places) ?? [])
      if (one.kind !== 'unavailable' && (one.id === id || one.place.id === id)) name = one.place.name;
  return name;
}

/** Answers that stay as they are keep their age, too. */
function change<Data>(queries: QueryClient, queryKey: QueryKey, changed: (data: Data) => Data): void {
  for (const query of queries.getQueryCache().findAll({ queryKey })) {
    const data = query.state.data as Data | undefined;
    const next = data === undefined ? data : changed(data);
    if (next !== data) queries.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
}

function showInShapes(queries: QueryClient, shown: Change): void {
  for (const { queryKey, changed } of ANSWER_SHAPES)
    change(queries, queryKey, (data) => changed(data, shown));
}

function withReactions(queue: Queue): NonNullable<Change['plan']> {
  const liked = new Map<string, boolean>();
  const saved = new Map<string, boolean>();
  for (const { procedure, input, refusal } of queue) {
    if (refusal !== null) continue;
    const { id } = input as { id: string };
    if (procedure === 'plans.like' || procedure === 'plans.unlike') liked.set(id, procedure === 'plans.like');
    if (procedure === 'plans.save' || procedure === 'plans.unsave') saved.set(id, procedure === 'plans.save');
  }
  return <Plan extends ShownPlan>(plan: Plan): Plan => {
    const [like, save] = [liked.get(plan.id), saved.get(plan.id)];
    if (!('user_has_saved' in plan) || (like === undefined && save === undefined)) return plan;
    const changes = {
      ...(like !== undefined && reacted(plan, 'like', like)),
      ...(save !== undefined && reacted(plan, 'save', save)),
    };
    return Object.keys(changes).length === 0 ? plan : { ...plan, ...changes };
  };
}

/** Of a place that the person has rated before: what they give it now. */
function withMarks(queue: Queue): (review: Review) => Review {
  const written = new Map(inputsOf(queue, 'reviews.write').map(({ input }) => [input.place_id, input]));
  return (review) => {
    const input = review.is_own ? written.get(review.place_id) : undefined;
    if (!input) return review;
    const { vibe, quality, experience, text = null, been_there = false } = input;
    const said = { vibe, quality, experience, text, been_there };
    const isShown = Object.entries(said).every(([name, value]) => Reflect.get(review, name) === value);
    return isShown ? review : { ...review, ...said, overall_rating: overallOf(said) };
  };
}

function showSaved(queries: QueryClient, queue: Queue): void {
  const added = inputsOf(queue, 'saved.save').map(({ input, seq }) => ({
    id: input.place_id,
    seq,
    is: true,
  }));
  const taken = inputsOf(queue, 'saved.remove').map(({ input, seq }) => ({
    id: input.place_id,
    seq,
    is: false,
  }));
  const saved = new Map([...added, ...taken].toSorted((a, b) => a.seq - b.seq).map(({ id, is }) => [id, is]));
  for (const [id, is] of saved) noteSaved(queries, id, is);
  const said = new Map(inputsOf(queue, 'saved.update').map(({ input }) => [input.id, input]));
  change<SavedPages>(queries, orpc.saved.places.key(), (list) => {
    const pages = list.pages.map((page) => {
      const places = page.places
        .filter((one) => one.kind === 'unavailable' || saved.get(one.place.id) !== false)
        .map((one) => {
          const words = said.get(one.id);
          if (!words) return one;
          const { mark = one.mark, note = one.note } = words;
          return mark === one.mark && (note || null) === one.note
            ? one
            : { ...one, mark, note: note || null };
        });
      const isSame = places.length === page.places.length && places.every((one, i) => one === page.places[i]);
      return isSame ? page : { ...page, places };
    });
    return pages.every((page, i) => page === list.pages[i]) ? list : { ...list, pages };
  });
}

/** As it stands once the server has it: the version that it then has is the next one. */
function sealed(state: CheckInState, input: InputOf<'checkIns.answer'>, id: string): CheckInState {
  const { kind, period, mood, note = null, good = null, need = null, tags = [], version } = input;
  const known = state[kind];
  if (known?.check_in.period !== period || known.check_in.revealed_at !== null) return state;
  const { mine } = known.check_in;
  const next = (version ?? 0) + 1;
  if (mine && mine.version >= next) return state;
  const check_in = {
    ...known.check_in,
    mine: { id: mine?.id ?? id, version: next, mood, note, good, need, tags },
  };
  return { ...state, [kind]: { ...known, check_in, skipped: false } };
}
