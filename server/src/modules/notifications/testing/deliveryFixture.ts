import { randomUUID } from 'node:crypto';
import type { NotificationData } from '@liora/domain/rules/notifications';
import type { TestDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import type { Deps } from '../../../deps.ts';
import { createLocalMailbox, readLocalMails } from '../../../integrations/mail/localMailbox.ts';
import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import { type PushService, startPushService } from '../../../integrations/push/testing/pushService.ts';
import type { TestBrowser } from '../../../integrations/push/testing/testBrowser.ts';
import { Queue } from '../../../queue/queue.ts';
import { workOff } from '../../../queue/testing/workOff.ts';
import type { AddressedCaller, SignedInCaller } from '../../../rpc/context.ts';
import { addNotification } from '../addNotification.service.ts';
import { sendNoticeLetter } from '../delivery/noticeLetters.jobs.ts';
import { pushNotice } from '../delivery/noticePushes.jobs.ts';
import { addPartnerActivity } from '../partnerActivity.service.ts';
import { subscribe } from '../push/subscriptions.service.ts';
import { notificationSettings } from '../settings/settings.service.ts';

const LONG_FROM_NOW = new Date('2030-01-01');

export type Shown = { id: string; title: string; body: string };
export type Person = AddressedCaller;

/** Delivery with a clock that tests move, a real push service, and letters in the real local mailbox. */
export class DeliveryFixture {
  readonly deps: Deps;
  readonly sent: MailMessage[] = [];
  now: Date;
  readonly #database: TestDatabase;
  readonly service: PushService;

  private constructor(database: TestDatabase, service: PushService, now: string) {
    this.#database = database;
    this.service = service;
    this.now = new Date(now);
    const mailbox = createLocalMailbox(database.db);
    const deps = testDeps(database, { now: () => this.now });
    this.deps = {
      ...deps,
      pusher: service.pusher(deps.config),
      mailer: {
        send: async (message) => {
          await mailbox.send(message);
          this.sent.push(message);
        },
      },
    };
  }

  /** @param now later than the machine's clock, so that what waits really waits */
  static async open(database: TestDatabase, now: string): Promise<DeliveryFixture> {
    return new DeliveryFixture(database, await startPushService(), now);
  }

  later(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  /** Another node on the same database. */
  node(more: Partial<Deps> = {}): Deps {
    return { ...this.deps, queue: new Queue(this.#database.pool), ...more };
  }

  /** Somebody with a confirmed address. */
  async person(timeZone: string | null = null): Promise<Person> {
    const somebody = await person(this.deps);
    const { userId } = somebody.viewer;
    await this.#database.pool.query('update auth_users set email_verified = true where id = $1', [userId]);
    await this.#database.pool.query(
      `insert into notification_settings (user_id, time_zone) values ($1, $2)`,
      [userId, timeZone],
    );
    return somebody;
  }

  /** A browser of somebody's in which they have switched push on. */
  async browserOf(who: SignedInCaller, browser = this.service.browser()): Promise<TestBrowser> {
    // Sessions last for weeks of use.
    const cookie = await sessionCookie({ ...this.deps, now: () => LONG_FROM_NOW }, who.viewer.userId);
    const context = { ...who, requestHeaders: new Headers({ cookie }) };
    const { push_key: key } = await notificationSettings(who);
    // A zone counts only where none is known.
    await subscribe(context, { ...browser.target, key, time_zone: 'UTC' });
    return browser;
  }

  async answer(
    to: SignedInCaller,
    from: SignedInCaller,
    more: Partial<NotificationData['invitation_response']> = {},
  ): Promise<void> {
    const data = {
      invitation_id: randomUUID(),
      response: 'accepted',
      venue_name: 'Lumen',
      planned_date: null,
    } as const;
    await this.deps.db.transaction().execute((trx) =>
      addNotification(this.deps, trx, {
        userId: to.viewer.userId,
        fromUserId: from.viewer.userId,
        type: 'invitation_response',
        data: { ...data, ...more },
      }),
    );
  }

  async saves(by: SignedInCaller, partner: SignedInCaller, ...ids: string[]): Promise<void> {
    await this.deps.db.transaction().execute((trx) =>
      addPartnerActivity(this.deps, trx, {
        userId: partner.viewer.userId,
        fromUserId: by.viewer.userId,
        what: 'places',
        ids,
      }),
    );
  }

  /** Everything that is due by the fixture's clock leaves; how many jobs it was. */
  async leave(deps = this.deps): Promise<number> {
    await this.#database.pool.query(
      `update pgboss.job set start_after = now() - interval '1 second'
       where name like 'notice-%' and state in ('created', 'retry') and start_after <= $1`,
      [this.now],
    );
    const pushes = await workOff(deps, 'notice-pushes', pushNotice);
    return pushes + (await workOff(deps, 'notice-letters', sendNoticeLetter));
  }

  /** How many jobs wait. */
  async waiting(): Promise<number> {
    const { rows } = await this.#database.pool.query(
      `select count(*)::int as count from pgboss.job where name like 'notice-%' and state in ('created', 'retry')`,
    );
    return rows[0].count;
  }

  shownOn(browser: TestBrowser): Shown[] {
    return this.service.toldTo(browser).map((payload) => JSON.parse(payload) as Shown);
  }

  async lettersTo(who: SignedInCaller): Promise<MailMessage[]> {
    const recipient = `${who.viewer.username}@example.com`;
    const kept = (await readLocalMails(this.deps.db)).filter((mail) => mail.recipient === recipient);
    const sent = this.sent.filter(({ to }) => to === recipient);
    if (kept.length !== new Set(sent.map(({ messageId }) => messageId)).size)
      throw new Error('the mailbox holds other letters than were sent');
    return sent;
  }
}
