import { type Agent, request } from 'node:https';
import { PUSH_ANSWER_BYTES, PUSH_TIMEOUT_MS } from '@liora/domain/limits';

type Headers = Record<string, string | number>;

/** Posts, and says with which status it was answered. Bounded in time, and in what is read of the answer; nothing is followed. */
export function post(address: string, headers: Headers, body: Buffer | null, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
    const asked = request(address, { method: 'POST', headers, agent, signal }, (answer) => {
      resolve(answer.statusCode ?? 0);
      // Read to its end, so that the connection can be used again; who talks on is cut off.
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > PUSH_ANSWER_BYTES) answer.destroy();
      });
      answer.on('error', () => undefined);
    });
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
}
