/** What can be staged in a frame of the review page; 'as it is' asks the server like everybody. */
export type Stage =
  | 'as it is'
  | 'visitor'
  | 'loading'
  | 'failed'
  | 'empty'
  | 'gone'
  | 'locked'
  | 'offline'
  | 'pretend';

const PREFIX = 'staged: ';
/** The name of a frame says what is staged in it: it is known before anything is asked. */
export const frameName = (stage: Stage) => `${PREFIX}${stage}`;

type Fetch = typeof globalThis.fetch;
const START = '/rpc/platform/start';

/** Puts a stage between this page and its server when the page is such a frame. Development builds only. */
export function setStage(): void {
  if (window === window.top || !window.name.startsWith(PREFIX)) return;
  const stage = STAGES[window.name.slice(PREFIX.length)];
  if (window.name === frameName('offline')) Object.defineProperty(navigator, 'onLine', { get: () => false });
  if (!stage) return;
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    return path.startsWith('/rpc/') ? stage(path, (asked = request) => real(asked), request) : real(request);
  };
}

type Play = (
  path: string,
  ask: (asked?: Request) => ReturnType<Fetch>,
  request: Request,
) => ReturnType<Fetch>;

const onceStarted =
  (play: Play): Play =>
  (path, ask, ...rest) =>
    path === START ? ask() : play(path, ask, ...rest);

const answer = (json: unknown, status = 200) => Response.json({ json }, { status });

const STAGES: Record<string, Play | undefined> = {
  visitor: (_path, ask, request) => ask(new Request(request, { credentials: 'omit' })),
  loading: onceStarted(() => new Promise(() => undefined)),
  failed: onceStarted(() => Promise.reject(new TypeError('Failed to fetch'))),
  empty: onceStarted(async (_path, ask) => {
    const response = await ask();
    return answer(emptied((await response.json()).json), response.status);
  }),
  gone: onceStarted(async (path, ask) =>
    path.endsWith('/get')
      ? answer({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' }, 404)
      : ask(),
  ),
  locked: onceStarted(async (path, ask) => (path === '/rpc/plans/get' ? answer(LOCKED) : ask())),
  pretend: onceStarted(async (path, ask) =>
    path.startsWith('/rpc/safety/') && !path.endsWith('/blocked') ? answer({}) : ask(),
  ),
};

const LOCKED = {
  kind: 'locked',
  plan: {
    id: '00000000-0000-4000-8000-000000000000',
    title: 'Candlelight and a late table f',
    title_cut: true,
    locked: true,
  },
};

/** The same answer with nothing in it. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'featured' || key === 'nextCursor' ? null : emptied(inner),
  ]);
  return Object.fromEntries(entries);
}
