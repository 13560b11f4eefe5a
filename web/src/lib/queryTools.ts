import { skipToken } from '@tanstack/react-query';

/** Calls the procedure at a path of the contract. */
type Call = (path: readonly string[], input: unknown, signal?: AbortSignal) => Promise<unknown>;

type Kind = 'query' | 'infinite' | 'mutation';
interface QueryInput {
  input?: unknown;
  queryKey?: unknown;
  initialPageParam?: unknown;
}

/** What is offered of oRPC's TanStack Query tools: all but streams, and `call`, which is `client`. */
export type QueryTools<Tools> = {
  [Name in keyof Tools as Name extends `experimental_${string}` | 'call' | 'mutationKey'
    ? never
    : Name]: Tools[Name] extends (...given: never) => unknown ? Tools[Name] : QueryTools<Tools[Name]>;
};

const keyOf = (path: readonly string[], { input, type }: { input?: unknown; type?: Kind | undefined }) => [
  path,
  { ...(input !== undefined && { input }), ...(type && { type }) },
];

const enabledUnlessSkipped = (input: unknown) => (input === skipToken ? { enabled: false } : {});

/** Keys and options of one procedure, or the keys of a whole area; the same shapes as @orpc/tanstack-query makes. */
function toolsAt(path: readonly string[], call: Call) {
  const queryKey = (given: QueryInput = {}) =>
    given.queryKey ?? keyOf(path, { input: given.input, type: 'query' });
  const infiniteKey = ({ input, initialPageParam, queryKey }: QueryInput) =>
    queryKey ?? keyOf(path, { input: pageInput(input, initialPageParam), type: 'infinite' });
  return {
    key: (given: { input?: unknown; type?: Kind } = {}) => keyOf(path, given),
    queryKey,
    queryOptions: (given: QueryInput = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(path, given.input, signal),
      ...enabledUnlessSkipped(given.input),
      ...given,
      queryKey: queryKey(given),
    }),
    infiniteKey,
    infiniteOptions: (given: QueryInput) => ({
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: unknown }) =>
        call(path, pageInput(given.input, pageParam), signal),
      ...enabledUnlessSkipped(given.input),
      ...given,
      queryKey: infiniteKey(given),
    }),
    mutationOptions: (given: object = {}) => ({
      mutationFn: (input: unknown) => call(path, input),
      mutationKey: keyOf(path, { type: 'mutation' }),
      ...given,
    }),
  };
}

/** The input of an endless list is a function of the page; `skipToken` stays what it is. */
const pageInput = (input: unknown, page: unknown) => (typeof input === 'function' ? input(page) : input);

/**
 * `tools.plans.list.queryOptions({ input })` for every procedure: a path is collected name by name, and the options call
 * `call` with it. Untyped; lib/api.ts gives it the types of the contract.
 */
export function createQueryTools(call: Call, path: readonly string[] = []): unknown {
  return new Proxy(toolsAt(path, call), {
    get: (tools, name) =>
      Reflect.get(tools, name) ?? (typeof name === 'string' && createQueryTools(call, [...path, name])),
  });
}
