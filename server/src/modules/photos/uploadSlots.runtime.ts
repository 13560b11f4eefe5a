import { availableParallelism } from 'node:os';
import { PHOTO_UPLOADS_AT_ONCE, PHOTO_UPLOADS_AT_ONCE_PERSON } from '@liora/domain/limits';
import { ProductError } from '../../rpc/errors.ts';

/** Half of the processors make pictures, so that the other half go on answering. */
const MADE_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** How many uploads a node holds in its memory at once, and how many of them it works on. */
export class UploadSlots {
  readonly #ofPerson = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #held = 0;
  #made = 0;

  /** Runs an upload of this person. @throws BUSY when they, or all together, have as many under way as there may be */
  async hold<Answer>(person: string, upload: () => Promise<Answer>): Promise<Answer> {
    const own = this.#ofPerson.get(person) ?? 0;
    if (this.#held >= PHOTO_UPLOADS_AT_ONCE || own >= PHOTO_UPLOADS_AT_ONCE_PERSON)
      throw new ProductError('BUSY');
    this.#held += 1;
    this.#ofPerson.set(person, own + 1);
    try {
      return await upload();
    } finally {
      this.#held -= 1;
      const left = (this.#ofPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#ofPerson.set(person, left);
      else this.#ofPerson.delete(person);
    }
  }

  /** Runs the part that needs a processor, in the order in which it was asked for. */
  async make<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#made >= MADE_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#made += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#made -= 1;
    }
  }
}
