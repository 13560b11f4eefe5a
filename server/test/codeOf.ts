import { ORPCError } from '@orpc/server';
import { toOrpcError } from '../src/rpc/errors.ts';

/** The code that a call is refused with, as its caller reads it; null when it went well. */
export async function codeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    const converted = toOrpcError(error);
    return converted instanceof ORPCError ? converted.code : converted;
  }
}
