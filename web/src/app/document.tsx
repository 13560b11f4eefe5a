import { chosenFormat, type FormatChoice } from '@liora/domain/i18n/formatChoice';
import { i18n } from '@liora/domain/i18n/i18n';
import { baseOf, LANGUAGES } from '@liora/domain/i18n/languages';
import { hashKey, type Query, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startScreenTime } from '../features/places/browse/screenTime.store.ts';
import { orpc } from '../lib/api.ts';
import { drawFirstWith } from '../lib/firstRender.ts';
import { type AskAsVisitor, askInProcess } from '../lib/inProcess.ts';
import { languageFor, learn } from '../lib/language.ts';
import { nextTask } from '../lib/nextTask.ts';
import { App } from './App.tsx';
import { INITIAL_STATE_ID, type InitialState } from './initialState.ts';
import { createAppRouter } from './router.tsx';
import { screenFiles } from './screenFiles.ts';

/** Everything that decides what a document shows, besides the answers. */
export interface DocumentRequest {
  /** With what the screen reads of its address. */
  path: string;
  now: Date;
  timeZone: string;
  desktop: boolean;
  /** How numbers and dates are written: of `formatFor`. */
  format: string;
}

/** What the plain document lacks. */
export interface DocumentParts {
  /** For the head: links to the styles of the screen. */
  styles: string;
  /** Addresses of the code of the screen. */
  code: string[];
  /** For #root. */
  markup: string;
  /** For after it: what the screen was drawn with. */
  initialState: string;
}

/** Each drawing may show what else has to be known: who is asked, then what, then its pictures. */
const MOST_DRAWINGS = 8;
/** What React leaves where something was not there yet. */
const UNFINISHED = '<!--$!-->';

/** How a document is drawn for a reader of these languages who chose that; null for whom it cannot be. */
export function formatFor(languages: readonly string[], choice: FormatChoice): string | null {
  const { language, format } = languageFor(languages, choice.language);
  return isLanguage(language) && REGION.test(format) ? chosenFormat(format, choice) : null;
}

/** The pseudo language is for browsers. */
const isLanguage = (name: string) => LANGUAGES.some((language) => language === name);

const REGION = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** Who answers what the screens ask for. */
export function answerWith(ask: AskAsVisitor): void {
  askInProcess(async (path, input) => {
    const answer = await ask(path, input);
    return path.join('.') === 'platform.start' ? withoutReader(answer as object) : answer;
  });
}

/** Draws the first screen of an address as a visitor sees it; null where there is none to draw, or not all of it came. */
export const drawDocument = (request: DocumentRequest): Promise<DocumentParts | null> =>
  draw(request, () => true);

/**
 * What an address shows before anybody was asked for its content: the frame of the app, the heading and the skeleton;
 * null where that is nothing.
 */
export const drawFrame = (request: DocumentRequest): Promise<DocumentParts | null> =>
  draw(request, ({ queryHash }) => queryHash === START);

/** What the app itself goes by: the area that most visitors are in. */
const START = hashKey(orpc.platform.start.queryKey());

/** Who reads the document is not known while it is drawn, not even that it is nobody. */
const withoutReader = (start: object) => ({ ...start, me: undefined });

type IsAnswered = (query: Query) => boolean;

async function draw(request: DocumentRequest, isAnswered: IsAnswered): Promise<DocumentParts | null> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    return await drawWith(queries, request, isAnswered);
  } finally {
    queries.clear();
  }
}

async function drawWith(
  queries: QueryClient,
  request: DocumentRequest,
  isAnswered: IsAnswered,
): Promise<DocumentParts | null> {
  await learn(baseOf(request.format));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [request.path] }));
  await router.load();
  const screen = router.state.matches.at(-1)?.routeId;
  if (!screen) return null;
  for (let drawing = 0; drawing < MOST_DRAWINGS; drawing++) {
    setStage(request);
    const markup = renderToString(<App queries={queries} router={router} isServers />);
    const missing = queries
      .getQueryCache()
      .getAll()
      .filter((query) => isWanted(query) && isAnswered(query));
    if (missing.length > 0) await Promise.all(missing.map((query) => query.fetch()));
    // Parts of the app whose code is on its way.
    else if (markup.includes(UNFINISHED)) await nextTask();
    else return { ...screenFiles(screen), markup, initialState: initialStateOf(request, queries) };
  }
  return null;
}

/** Nothing of it lasts beyond one drawing, which nothing interrupts. */
function setStage({ now, timeZone, desktop, format }: DocumentRequest): void {
  i18n.activate(baseOf(format), format);
  drawFirstWith({ now, timeZone, desktop });
  startScreenTime(now);
}

const isWanted = ({ state, options }: Query) =>
  state.status === 'pending' &&
  options.queryFn !== undefined &&
  !('enabled' in options && options.enabled === false);

function initialStateOf({ now, timeZone, desktop, format }: DocumentRequest, queries: QueryClient): string {
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  const state: InitialState = { now: now.toISOString(), timeZone, desktop, format, answers };
  // A '<' in JSON stands in strings alone.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${INITIAL_STATE_ID}">${json}</script>`;
}
