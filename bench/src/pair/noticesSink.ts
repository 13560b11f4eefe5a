import { startTestSmtpServer } from '../../../server/src/integrations/mail/testing/testSmtpServer.ts';
import { startPushService } from '../../../server/src/integrations/push/testing/pushService.ts';
import { answer } from '../workerProcess.ts';

/** A push service and a mail server in a process of their own: they count what arrives. */
const push = await startPushService();
const mail = await startTestSmtpServer();

export interface SinkCounts {
  pushes: number;
  letters: number;
}

export interface SinkAddresses {
  services: string[];
  ca: string;
  smtpUrl: string;
  /** Of one browser; all others are at its address with another number. */
  p256dh: string;
  auth: string;
}

answer<{ kind: 'where' | 'count' }>(async ({ kind }) => {
  if (kind === 'count')
    return { pushes: push.received.length, letters: mail.letters.length } satisfies SinkCounts;
  const { p256dh, auth } = push.browser().target;
  const { services, ca } = push;
  return { services, ca, smtpUrl: mail.url, p256dh, auth } satisfies SinkAddresses;
});
