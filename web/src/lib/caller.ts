/** Calls the procedure at a path of the contract. */
export type Call = (path: readonly string[], input: unknown, signal?: AbortSignal) => Promise<unknown>;

/** `caller.plans.like(input, { signal })` for every procedure: a path is collected name by name. Typed by lib/api.ts. */
export function createCaller(call: Call, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_target, name) => createCaller(call, [...path, String(name)]),
    apply: (_target, _self, [input, options]) => call(path, input, options?.signal),
  });
}
