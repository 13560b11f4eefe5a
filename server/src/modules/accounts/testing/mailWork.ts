import type { Deps } from '../../../deps.ts';
import { workOff } from '../../../queue/testing/workOff.ts';
import { answerLetterRequest } from '../mailedLinks/letterRequests.jobs.ts';
import { sendLetter } from '../mailedLinks/letters.jobs.ts';

/** Does what a running Liora's workers would do now: answers requests for letters and sends every letter. */
export async function sendAllMail(deps: Deps): Promise<void> {
  const request = () => workOff(deps, 'letter-requests', answerLetterRequest);
  const letter = () => workOff(deps, 'letters', sendLetter);
  while ((await request()) + (await letter()) > 0);
}
