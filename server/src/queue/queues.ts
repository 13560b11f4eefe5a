import { DAY_SECONDS, HOUR_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import type { QueueOptions, QueuePolicy, WorkOptions } from 'pg-boss';

/** The letters of the accounts area. */
export type LetterKind =
  | 'reset-password'
  | 'verify-email'
  | 'account-exists'
  | AccountNotice
  | EmailChangeLetter;

/** What was done to how somebody signs in, or is about to be done to their account: told at the address of the account. */
export type AccountNotice =
  | 'account-closed'
  | 'account-unused'
  | 'account-unused-last'
  | 'company-added'
  | 'company-removed'
  | 'password-changed'
  | 'password-dropped'
  | 'email-changed'
  | 'email-taken-back'
  | 'code-app-added'
  | 'code-app-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

/** Of a change of e-mail: to the new address, and twice to the old one. */
export type EmailChangeLetter = 'confirm-email' | 'email-changing' | 'email-changed-away';

/** Which round of which notification. */
export interface NoticeJob {
  notificationId: string;
  round: number;
}

export interface DigestJob {
  digestOf: string;
  /** YYYY-MM-DD of the moment it was due. */
  week: string;
}

/** What each queue's jobs carry: ids and kinds, never a link that works, so that who reads the table opens nothing. */
export interface JobData {
  /** A letter to somebody with an account, or with a link that the job's id names; its text is made when it leaves. */
  letters:
    | { kind: Exclude<LetterKind, EmailChangeLetter>; userId: string }
    | { kind: EmailChangeLetter; userId: string; changeId: string }
    | { kind: 'sign-in-link' };
  /** Somebody asked for a letter; whether there is an account is found out behind the answer (RUL-24). */
  'letter-requests': {
    identifier: string;
    /** Keyed hash of the network that asks. */
    network: string;
    /** What the asking browser carries as the mark of a known device. */
    device: string | null;
  } & (
    | { kind: 'reset-password' | 'verify-email' }
    | {
        kind: 'sign-in-link';
        /** When 18 or over was confirmed with it, where it was asked. */
        adultAt: string | null;
        /** Where the link leads back to. */
        invitationId: string | null;
        /** What asks, by the names of products. */
        browser: string | null;
        system: string | null;
        /** What who asks is spoken to in; jobs of older nodes say none. */
        language?: Language;
      }
  );
  /** A notification, or somebody's digest, that is to leave by mail. */
  'notice-letters': NoticeJob | DigestJob;
  /** A notification that is to reach the browsers of its owner; with a subscription that one alone. */
  'notice-pushes': NoticeJob & { subscriptionId?: string };
  /** A pin with an address and no point (SRCH-31). */
  'pin-lookups': { pinId: string };
  /** A dry run of an import, or an import that is applied or rolled back: its row says which. */
  'place-imports': { importId: number };
  /** What becomes of a moderator's decision once it cannot be taken back. */
  decisions: { decisionId: number };
  /** Whoever reported what was decided is told so. */
  'report-receipts': { decisionId: number };
  /** One of the regular jobs, by its name (jobs.ts). */
  upkeep: { job: string };
  /** Jobs that were given up: they stay for a month, to be looked at and sent again. */
  'dead-letters': object;
}

export type QueueName = keyof JobData;

interface QueueDefinition {
  policy?: QueuePolicy;
  deadLetter?: QueueName;
  options: QueueOptions;
  work: WorkOptions;
  /** How many of a batch run at the same time; left out, all of them. */
  atOnce?: number;
}

/** A node that was killed shows no sign of life for so long; then its jobs run elsewhere. */
const heartbeat = { heartbeatSeconds: 30 };
/** Mail leaves within a second. A full batch is followed by the next at once. */
const prompt: WorkOptions = { pollingIntervalSeconds: 0.5, batchSize: 10, burstWhenBatchFull: true };

/**
 * Many come at once, when quiet hours end or everybody's digest is due. A batch is never followed at once: likes and searches
 * come between, and nobody minds some seconds.
 */
const notices: WorkOptions = { pollingIntervalSeconds: 0.5, batchSize: 200 };
/**
 * Each that has left has to be marked, and what takes too long to be marked is given up and leaves once more: so that those that
 * run never wait long, for connections or for each other.
 */
const NOTICES_AT_ONCE = 50;

/** How often an import is begun again, after its node was killed or while another one of its source runs. */
export const PLACE_IMPORT_RETRIES = 5;

const AFTER_DECISIONS: QueueDefinition = {
  deadLetter: 'dead-letters',
  options: {
    ...heartbeat,
    expireInSeconds: 60,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  work: { pollingIntervalSeconds: 1, batchSize: 10 },
};

/** All queues. A dead letter queue comes before those that use it. */
export const QUEUES: Record<QueueName, QueueDefinition> = {
  'dead-letters': {
    options: { retentionSeconds: 30 * DAY_SECONDS, deleteAfterSeconds: 30 * DAY_SECONDS, retryLimit: 0 },
    work: { pollingIntervalSeconds: 5 },
  },
  letters: {
    deadLetter: 'dead-letters',
    options: {
      ...heartbeat,
      expireInSeconds: 120,
      // For an hour and a half: longer than a reset link works.
      retryLimit: 12,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 900,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: prompt,
  },
  'letter-requests': {
    deadLetter: 'dead-letters',
    options: {
      ...heartbeat,
      expireInSeconds: 60,
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: { ...prompt, batchSize: 5 },
  },
  'notice-letters': {
    deadLetter: 'dead-letters',
    options: {
      ...heartbeat,
      expireInSeconds: 120,
      // For half a day: later it is no news.
      retryLimit: 16,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: HOUR_SECONDS,
      // Where mail has no way out, what waits is forgotten.
      retentionSeconds: 3 * DAY_SECONDS,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: notices,
    atOnce: NOTICES_AT_ONCE,
  },
  'notice-pushes': {
    options: {
      ...heartbeat,
      expireInSeconds: 120,
      retryLimit: 8,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: HOUR_SECONDS,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: notices,
    atOnce: NOTICES_AT_ONCE,
  },
  'pin-lookups': {
    options: {
      ...heartbeat,
      expireInSeconds: 60,
      retryLimit: 2,
      retryDelay: 30,
      retryBackoff: true,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: { pollingIntervalSeconds: 1, batchSize: 2 },
  },
  decisions: AFTER_DECISIONS,
  'report-receipts': AFTER_DECISIONS,
  'place-imports': {
    options: {
      ...heartbeat,
      // A file of a whole country.
      expireInSeconds: 12 * HOUR_SECONDS,
      retryLimit: PLACE_IMPORT_RETRIES,
      retryDelay: 5,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: { pollingIntervalSeconds: 1, batchSize: 1 },
  },
  upkeep: {
    // Of one name one is waiting or running at a time, however many nodes there are.
    policy: 'exclusive',
    options: {
      ...heartbeat,
      expireInSeconds: 300,
      retryLimit: 2,
      retryDelay: 5,
      deleteAfterSeconds: HOUR_SECONDS,
    },
    work: { pollingIntervalSeconds: 1 },
  },
};

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
