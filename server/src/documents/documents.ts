import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormatChoice } from '@liora/domain/i18n/formatChoice';
import {
  DOCUMENT_CACHE_MS,
  DOCUMENT_TIMEOUT_MS,
  DOCUMENTS_AT_ONCE,
  DOCUMENTS_PER_MINUTE,
} from '@liora/domain/limits';
import { setBounded } from '../boundedMap.ts';
import type { Deps } from '../deps.ts';
import type { Reader } from '../http/reader.ts';
import { type AskAsVisitor, visitorCalls } from '../rpc/visitorCalls.ts';

/** What the web's renderer gives for an address: the parts that the plain document lacks. */
interface Parts {
  styles: string;
  code: string[];
  markup: string;
  initialState: string;
}

type Draw = (
  request: Reader & { path: string; now: Date; timeZone: string; format: string },
) => Promise<Parts | null>;

/** web/src/app/document.tsx, as it is built. */
interface Renderer {
  answerWith: (ask: AskAsVisitor) => void;
  formatFor: (languages: readonly string[], choice: FormatChoice) => string | null;
  drawDocument: Draw;
  drawFrame: Draw;
}

/** Who reads, from where, and what of an address there is to draw: all of it, or the frame around what only they know. */
export interface Wanted {
  address: string;
  reader: Reader;
  clientAddress: string;
  draw: 'drawDocument' | 'drawFrame';
}

const RENDERER = 'document.js';
const CACHED_MAX = 200;
/** However much is published, and whatever is asked for: drawing never takes the time of answering. */
const DRAWINGS = { name: 'documents', max: DOCUMENTS_PER_MINUTE, windowSeconds: 60 };
/** Of web/index.html. */
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PLACE_OF_MARKUP = '<div id="root"></div>';

/**
 * Documents with their first screen in them: words, cards and first picture, before any script runs. Always as a visitor
 * sees it, whoever asks. Until the renderer is loaded, where there is none, and whenever it would take too long or too
 * much, documents go out plain, and the browser draws.
 */
export class Documents {
  readonly #deps: Deps;
  readonly #folder: string;
  readonly #clientAddress = new AsyncLocalStorage<string>();
  readonly #drawn = new Map<string, { until: number; parts: Promise<Parts | null> }>();
  #renderer: Renderer | undefined;
  #timeZone = 'UTC';
  #drawing = 0;

  /** @param folder of the built renderer */
  constructor(deps: Deps, folder: string) {
    this.#deps = deps;
    this.#folder = folder;
  }

  /** Once the server listens: nobody's first page waits for it. */
  async load(): Promise<void> {
    const file = path.join(this.#folder, RENDERER);
    if (!existsSync(file)) return;
    const { latitude, longitude } = this.#deps.config.defaultArea;
    const { default: timeZoneAt } = await import('@photostructure/tz-lookup');
    this.#timeZone = timeZoneAt(latitude, longitude);
    const renderer: Renderer = await import(pathToFileURL(file).href);
    renderer.answerWith(visitorCalls(this.#deps, () => this.#clientAddress.getStore() ?? 'unknown'));
    this.#renderer = renderer;
  }

  /** Something was published, changed or hidden: what is drawn from now on knows of it. */
  forget(): void {
    this.#drawn.clear();
  }

  /** `html` with the first screen of an address in it, or as it is. */
  async filled(html: string, wanted: Wanted): Promise<string> {
    const { languages, choice } = wanted.reader;
    const format = this.#renderer?.formatFor(languages, choice);
    if (!this.#renderer || !format) return html;
    const parts = await this.#parts(this.#renderer, format, wanted);
    if (!parts) return html;
    // Of a frame nothing can be pressed or typed into: it is replaced.
    const state = wanted.draw === 'drawFrame' ? 'data-server="frame" inert' : 'data-server="drawn"';
    return withLateCode(html, parts).replace(
      PLACE_OF_MARKUP,
      () => `<div id="root" ${state}>${parts.markup}</div>\n    ${parts.initialState}`,
    );
  }

  async #parts(renderer: Renderer, format: string, wanted: Wanted): Promise<Parts | null> {
    const key = `${wanted.draw} ${wanted.address} ${format} ${wanted.reader.desktop}`;
    const known = this.#drawn.get(key);
    if (known && known.until > performance.now()) return inTime(known.parts);
    if (this.#drawing >= DOCUMENTS_AT_ONCE) return null;
    const parts = this.#clientAddress.run(wanted.clientAddress, () => this.#draw(renderer, format, wanted));
    setBounded(this.#drawn, key, { until: performance.now() + DOCUMENT_CACHE_MS, parts }, CACHED_MAX);
    return inTime(parts);
  }

  async #draw(renderer: Renderer, format: string, { address, draw, reader }: Wanted): Promise<Parts | null> {
    this.#drawing += 1;
    try {
      this.#deps.readLimits.take(DRAWINGS, 'everybody');
      return await renderer[draw]({
        ...reader,
        format,
        path: address,
        now: this.#deps.now(),
        timeZone: this.#timeZone,
      });
    } catch (error) {
      // What does not exist, is not for visitors, or cannot be answered now: the browser says which.
      // What was searched for is nobody's business.
      const [screen] = address.split('?');
      this.#deps.log.debug({ err: error, screen }, 'a document goes out plain');
      return null;
    } finally {
      this.#drawing -= 1;
    }
  }
}

/** Styles go before what there is to read, code comes after it was painted: web/public/takeover.js fetches it. */
function withLateCode(html: string, { styles, code }: Parts): string {
  const entries: string[] = [];
  const rest = html.replace(ENTRY, (_script, file: string) => {
    entries.push(file);
    return '';
  });
  const late = `<script src="/takeover.js" async data-code="${entries.join(' ')}" data-screen="${code.join(' ')}"></script>`;
  return rest.replace('</head>', () => `  ${styles}\n    ${late}\n  </head>`);
}

/** A document never waits longer for its first screen than the browser would. */
async function inTime(parts: Promise<Parts | null>): Promise<Parts | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DOCUMENT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([parts, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
