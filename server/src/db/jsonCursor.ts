/** A cursor that is JSON as base64url: for pages whose order goes by more than an instant and an id. */
export const writeJsonCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Undefined for text that is no cursor, which starts over rather than failing. What is in it comes from outside. */
export function readJsonCursor(cursor: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}
