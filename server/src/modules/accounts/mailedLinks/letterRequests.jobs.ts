import type { DoJob } from '../../../queue/work.ts';
import { mayMailAccount } from '../accountLimits.service.ts';
import { findAccount } from '../accounts.queries.ts';
import { knownDeviceOf } from '../session/knownDevice.parser.ts';
import { queueLetter } from './letters.service.ts';

/**
 * Finds out behind the answer whether a letter that somebody asked for has anybody to go to. Count, link, letter and the
 * mark that it is done are one transaction: a node killed in the middle leaves nothing half done.
 */
export const answerLetterRequest: DoJob<'letter-requests'> = async (deps, { id, data }) => {
  await deps.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, data.identifier);
    const needed = account && !(data.kind === 'verify-email' && account.email_verified);
    if (needed) {
      const { user_id: userId } = account;
      const knownDevice = knownDeviceOf(deps.config, data.device, userId);
      const request = { userId, network: data.network, knownDevice };
      if (await mayMailAccount({ ...deps, db: trx }, request)) {
        await queueLetter(deps, trx, { kind: data.kind, userId });
      }
    }
    await deps.queue.complete(trx, 'letter-requests', id);
  });
  deps.queue.wake('letters');
};
