import { ExplainedError } from '../../../../explained.ts';
import { fileProblemText } from '../import.text.ts';

export type FileProblemCode = keyof typeof fileProblemText;

/** A file that cannot be imported. The message is for the person at the terminal. */
export class FileProblem extends ExplainedError {
  readonly code: FileProblemCode;

  constructor(code: FileProblemCode, detail = '') {
    super(fileProblemText[code] + (detail === '' ? '' : ` (${detail})`));
    this.code = code;
  }
}

/** The person asked to stop. */
export class Interrupted extends Error {}

/** Throws Interrupted once somebody asked to stop. */
export function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Interrupted();
}
