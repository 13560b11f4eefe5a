import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import type { SavedWords } from '@liora/domain/contract/savedWords';
import { client } from '../../../lib/api.ts';

/** What the queue has to know of a procedure whose calls may wait for a connection. */
interface Kind<Input, Answer> {
  /** What it is about: actions of one thing are sent in order, and the last one counts. */
  thing: (input: Input) => string;
  send: (input: Input) => Promise<Answer>;
  /** What is sent when a second one of this procedure takes the place of a first that was never sent; else the second. */
  merge?: (first: Input, second: Input) => Input;
  /** What is sent of a second one once the first was carried out: it began with what that left. */
  follow?: (second: Input, first: Input, answer: Answer) => Input;
  /** What is sent where somebody keeps their own words over what `data` of the refusal says; null: they cannot. */
  insist?: (input: Input, data: unknown) => Input | null;
}

type Call<Procedure> = Procedure extends (input: infer Input, ...rest: never) => Promise<infer Answer>
  ? { input: NonNullable<Input>; answer: Answer }
  : never;

const kind = <Procedure>(
  one: Kind<Call<Procedure>['input'], Call<Procedure>['answer']>,
): Kind<Call<Procedure>['input'], Call<Procedure>['answer']> => one;

type Saved = typeof client.saved;
type Plans = typeof client.plans;

/** Every procedure whose calls may wait. All else fails without a connection, in words. */
export const QUEUED_KINDS = {
  'plans.like': kind<Plans['like']>({ thing: ({ id }) => `like ${id}`, send: client.plans.like }),
  'plans.unlike': kind<Plans['unlike']>({ thing: ({ id }) => `like ${id}`, send: client.plans.unlike }),
  'plans.save': kind<Plans['save']>({ thing: ({ id }) => `plan ${id}`, send: client.plans.save }),
  'plans.unsave': kind<Plans['unsave']>({ thing: ({ id }) => `plan ${id}`, send: client.plans.unsave }),
  'saved.save': kind<Saved['save']>({
    thing: ({ place_id }) => `place ${place_id}`,
    send: client.saved.save,
    merge: (first, second) => ({
      ...second,
      category_ids: [...new Set([...(first.category_ids ?? []), ...(second.category_ids ?? [])])],
    }),
  }),
  'saved.remove': kind<Saved['remove']>({
    thing: ({ place_id }) => `place ${place_id}`,
    send: client.saved.remove,
  }),
  'saved.update': kind<Saved['update']>({
    thing: ({ id }) => `words ${id}`,
    send: client.saved.update,
    merge: (first, second) => ({ ...first, ...second, was: first.was }),
    follow: (second, first) => ({
      ...second,
      was: {
        mark: (first.mark === undefined ? second.was?.mark : first.mark) ?? null,
        note: (first.note === undefined ? second.was?.note : first.note) ?? null,
      },
    }),
    insist: (input, data) => ({ ...input, was: (data as { saved: SavedWords }).saved }),
  }),
  'checkIns.answer': kind<(typeof client.checkIns)['answer']>({
    thing: (input) => `check-in ${input.kind} ${input.period}`,
    send: client.checkIns.answer,
    merge: (first, second) => ({ ...second, version: first.version }),
    follow: (second, _first, { check_in }) => ({ ...second, version: check_in.mine?.version ?? null }),
    insist: (input, data) => {
      const { mine, revealed_at } = (data as { check_in: CheckIn }).check_in;
      return revealed_at === null ? { ...input, version: mine?.version ?? null } : null;
    },
  }),
  'reviews.write': kind<(typeof client.reviews)['write']>({
    thing: ({ place_id }) => `review ${place_id}`,
    send: client.reviews.write,
  }),
};

export type QueuedProcedure = keyof typeof QUEUED_KINDS;
type Kinds = typeof QUEUED_KINDS;
/** What is sent by one of these procedures. */
export type InputOf<Procedure extends QueuedProcedure> = Parameters<Kinds[Procedure]['thing']>[0];

export const isQueuedProcedure = (procedure: string): procedure is QueuedProcedure =>
  Object.hasOwn(QUEUED_KINDS, procedure);

/** An action of the queue knows its input by its procedure alone. */
export const kindOf = (procedure: QueuedProcedure): Kind<unknown, unknown> =>
  QUEUED_KINDS[procedure] as unknown as Kind<unknown, unknown>;
