import type { Database } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import type { MailMessage } from '../../src/integrations/mail/mailer.ts';
import type { PushMessage } from '../../src/integrations/push/pusher.ts';
import type { Listener } from '../../src/modules/live/live.policy.ts';
import { readEvents } from '../../src/modules/live/live.queries.ts';
import { readSnapshot, type Since } from '../../src/modules/live/liveCursor.parser.ts';
import { batchMessages, liveBatch } from '../../src/modules/live/liveMessages.rules.ts';
import { sendNoticeLetter } from '../../src/modules/notifications/delivery/noticeLetters.jobs.ts';
import { pushNotice } from '../../src/modules/notifications/delivery/noticePushes.jobs.ts';
import { workOff } from '../../src/queue/testing/workOff.ts';

/** What leaves a world: letters, and messages for browsers before they are encrypted. */
export interface Outbox {
  letters: MailMessage[];
  pushes: { endpoint: string; message: PushMessage }[];
}

/** Somebody as whom things are told to. */
export interface Addressee {
  listener: Listener;
  email: string;
  /** Of their browser. */
  endpoint: string;
}

/** What waits for nothing but time leaves now: how long it waits does not hang on what it says. */
const DUE = `
  update pgboss.job set start_after = now() - interval '1 second'
  where name like 'notice-%' and state in ('created', 'retry') returning id`;

async function leave(deps: Deps, { pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rowCount } = await pool.query({ name: 'due', text: DUE });
  if (!rowCount) return;
  await workOff(deps, 'notice-pushes', pushNotice);
  await workOff(deps, 'notice-letters', sendNoticeLetter);
}

type LiveClient = Parameters<typeof readEvents>[0];

const AGES = 1_000_000_000;
const NOTHING_YET: Since = { xmax: '0', underWay: [], ageSeconds: 0, mayMiss: false };

/** What somebody was told without asking since this was asked last: live events as their stream has them, letters and pushes. */
export function toldTo(deps: Deps, database: Pick<Database, 'pool'>, client: LiveClient, outbox: Outbox) {
  let since: Since | null = null;
  return async ({ listener, email, endpoint }: Addressee): Promise<string> => {
    await leave(deps, database);
    // Events are of the time of a tale, which by the clock of the database is long ago.
    const read: Since = since ? { ...since, ageSeconds: AGES } : NOTHING_YET;
    const events = await readEvents(client, read);
    since = readSnapshot(events.position);
    const letters = outbox.letters.splice(0).filter(({ to }) => to === email);
    const pushes = outbox.pushes.splice(0).filter((push) => push.endpoint === endpoint);
    // Positions in a stream are sealed, of one length and never alike (liveCursor.parser.ts): none is compared.
    const message = batchMessages(liveBatch(events), 'position', 0)(listener);
    // Of jobs of one moment the queue takes any first.
    const left = [...letters, ...pushes].map((one) => JSON.stringify(one)).sort();
    return [message?.toString() ?? 'no events', ...left].join('\n');
  };
}
