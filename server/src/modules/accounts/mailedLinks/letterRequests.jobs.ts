import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../queue/queues.ts';
import type { DoJob } from '../../../queue/work.ts';
import { mayMailAccount } from '../accountLimits.service.ts';
import { findAccount } from '../accounts.queries.ts';
import { knownDeviceOf } from '../session/knownDevice.parser.ts';
import { answerSignInRequest } from '../signInLink/requestSignInLink.service.ts';
import { queueLetter } from './letters.service.ts';

/**
 * Finds out behind the answer whether a letter that somebody asked for has anybody to go to. Count, link, letter and the
 * mark that it is done are one transaction: a node killed in the middle leaves nothing half done.
 */
export const answerLetterRequest: DoJob<'letter-requests'> = async (deps, { id, data }) => {
  await deps.db.transaction().execute(async (trx) => {
    if (data.kind === 'sign-in-link') await answerSignInRequest(deps, trx, data);
    else await answerOwner(deps, trx, data);
    await deps.queue.complete(trx, 'letter-requests', id);
  });
  deps.queue.wake('letters');
};

type OwnersRequest = Exclude<JobData['letter-requests'], { kind: 'sign-in-link' }>;

async function answerOwner(deps: Deps, trx: Db, data: OwnersRequest): Promise<void> {
  const account = await findAccount(trx, data.identifier);
  if (!account || (data.kind === 'verify-email' && account.email_verified)) return;
  const { user_id: userId } = account;
  const knownDevice = knownDeviceOf(deps.config, data.device, userId);
  if (await mayMailAccount({ ...deps, db: trx }, { userId, network: data.network, knownDevice }))
    await queueLetter(deps, trx, { kind: data.kind, userId });
}
