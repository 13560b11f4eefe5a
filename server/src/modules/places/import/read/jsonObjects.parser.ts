import { createReadStream } from 'node:fs';
import { FileProblem } from './fileProblem.errors.ts';

/** One object of the list, as text, with the bytes read since the one before. */
export interface JsonObjectText {
  text: string;
  bytesRead: number;
}

/**
 * Cuts a stream of JSON into the objects that stand in a list directly under the root (the features of a GeoJSON
 * FeatureCollection), or one after another without a root (a GeoJSON sequence). Memory holds one object at a time.
 */
class ObjectCutter {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #wanted = -1;
  /** Text of the object that began and has not ended. */
  #open: string[] = [];
  readonly #levelOfObjects: number;

  constructor(levelOfObjects: number) {
    this.#levelOfObjects = levelOfObjects;
  }

  *cut(text: string): Generator<string> {
    // An object that began in the text before goes on at the start of this one.
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      if (this.#inString) {
        this.#readString(letter);
      } else if (letter === QUOTE) {
        this.#inString = true;
      } else if (letter === OPEN_OBJECT || letter === OPEN_LIST) {
        if (letter === OPEN_OBJECT && this.#begins()) start = at;
        this.#depth++;
      } else if (letter === CLOSE_OBJECT || letter === CLOSE_LIST) {
        this.#depth--;
        if (letter === CLOSE_OBJECT && this.#depth === this.#wanted) {
          yield this.#open.join('') + text.slice(start, at + 1);
          this.#open = [];
          this.#wanted = -1;
        }
      }
    }
    if (this.#wanted >= 0) this.#open.push(text.slice(start));
  }

  /** Whether everything that was opened has been closed. */
  get isComplete(): boolean {
    return this.#depth === 0 && !this.#inString;
  }

  #begins(): boolean {
    if (this.#wanted >= 0 || this.#depth !== this.#levelOfObjects) return false;
    this.#wanted = this.#depth;
    return true;
  }

  #readString(letter: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (letter === BACKSLASH) this.#escaped = true;
    else if (letter === QUOTE) this.#inString = false;
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** `levelOfObjects`: how many brackets are open around each: 2 in a FeatureCollection, 0 in a sequence. */
export async function* readJsonObjects(
  path: string,
  levelOfObjects: number,
): AsyncGenerator<JsonObjectText, void, undefined> {
  const cutter = new ObjectCutter(levelOfObjects);
  const decoder = new TextDecoder();
  let bytesRead = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Uint8Array;
    bytesRead += bytes.length;
    for (const text of cutter.cut(decoder.decode(bytes, { stream: true }))) {
      yield { text, bytesRead };
      bytesRead = 0;
    }
  }
  if (!cutter.isComplete) throw new FileProblem('truncated');
  yield { text: '', bytesRead };
}
