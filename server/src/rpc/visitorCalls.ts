import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createProcedureClient } from '@orpc/server';
import type { Deps } from '../deps.ts';
import { withUncheckedReplies } from './checkedReplies.ts';
import type { RequestContext } from './context.ts';
import { isRead, rpcProtocol } from './protocols.ts';

/** Answers what anybody may read, by the name of its procedure, as the browser would get it. */
export type AskAsVisitor = (path: readonly string[], input: unknown) => Promise<unknown>;

/**
 * The reading procedures in this process, asked as a visitor: nobody is signed in, whoever asks. Calls count for the
 * network that `clientAddress` tells, and go the way of all reading.
 */
export function visitorCalls(deps: Deps, clientAddress: () => string): AskAsVisitor {
  const protocol = rpcProtocol();
  return async (path, input) => {
    const [match] = (await protocol.at(`/${path.join('/')}`)).values();
    if (!match || !isRead(match)) throw new Error(`${path.join('.')} is not read`);
    const context: RequestContext = {
      deps,
      viewer: null,
      clientAddress: clientAddress(),
      request: new IncomingMessage(new Socket()),
      requestHeaders: new Headers(),
      resHeaders: new Headers(),
    };
    const procedure = withUncheckedReplies(match.procedure);
    const output = await createProcedureClient(procedure, { context, path: match.path })(input);
    // What travels as JSON elsewhere is the same here.
    return JSON.parse(JSON.stringify(output));
  };
}
