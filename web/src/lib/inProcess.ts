/** Answers a procedure as a visitor. */
export type AskAsVisitor = (path: readonly string[], input: unknown) => Promise<unknown>;

let ask: AskAsVisitor | undefined;

/** Where the server draws, calls do not leave its process. */
export function askInProcess(answering: AskAsVisitor): void {
  ask = answering;
}

/** Undefined in a browser. */
export const inProcess = (): AskAsVisitor | undefined => ask;
