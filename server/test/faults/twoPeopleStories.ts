import { expect } from 'vitest';
import { want } from '../../src/modules/bucketLists/testing/wanting.ts';
import { startCheckIns } from '../../src/modules/checkIns/switch/switch.service.ts';
import { checkIn, ZONE } from '../../src/modules/checkIns/testing/checkingIn.ts';
import { createCode } from '../../src/modules/couples/link/codes.service.ts';
import { invite } from '../../src/modules/invitations/testing/inviting.ts';
import { share } from '../../src/modules/memories/shared/testing/sharing.ts';
import { keep } from '../../src/modules/memories/testing/keeping.ts';
import { writeWords } from '../../src/modules/memories/write/ofTheTwo.service.ts';
import type { SignedInCaller } from '../../src/rpc/context.ts';
import type { ProcedureName } from '../calls.ts';
import { link } from '../couples.ts';

/** One of two people is about to do something, once. */
export interface Story {
  who: SignedInCaller;
  other: SignedInCaller;
  procedure: ProcedureName;
  input: object;
}

export interface StoryKind {
  /** What there is before, and the call; as it is repeated after a lost answer, to the letter. */
  begin: (who: SignedInCaller, other: SignedInCaller) => Promise<Story>;
  /** Of the answer, whichever of the calls it is to. */
  answered: (answer: unknown) => void;
  /** Tables that it writes. */
  tables: readonly string[];
}

/** What two people do with each other that a lost answer repeats. */
export const STORIES: Readonly<Record<string, StoryKind>> = {
  accept: {
    begin: async (who, other) => {
      const { code } = await createCode(other);
      return { who, other, procedure: 'couples.accept', input: { code } };
    },
    answered: (answer) => expect(answer).toMatchObject({ ok: true }),
    tables: ['partner_links', 'linked_people', 'link_codes', 'notifications', 'live_events'],
  },
  answer: {
    begin: async (who, other) => {
      const { own, version } = await invite(other);
      return {
        who,
        other,
        procedure: 'invitations.answer',
        input: { code: own.code, version, response: 'accepted' },
      };
    },
    answered: (answer) => expect(answer).toMatchObject({ invitation: { status: 'accepted', version: 2 } }),
    tables: ['date_invitations', 'notifications', 'notification_deliveries', 'live_events', 'pgboss.job'],
  },
  unlink: {
    begin: async (who, other) => {
      await link(other, who);
      const { id } = await keep(who, { reflection: 'Mine' }, 2);
      await keep(other, { reflection: 'Theirs' }, 1);
      await writeWords(who, { id, words: 'From one' });
      await writeWords(other, { id, words: 'From the other' });
      await want(who, 'Dance');
      await want(other, 'See the sea', { wish: 3 });
      await startCheckIns(who, { time_zone: ZONE });
      await checkIn(who, 'day');
      return { who, other, procedure: 'couples.disconnect', input: {} };
    },
    answered: (answer) => expect(answer).toEqual({}),
    tables: [
      'partner_links',
      'linked_people',
      'bucket_items',
      'check_ins',
      'date_memories',
      'memory_reflections',
      'photos',
      'notifications',
    ],
  },
  claim: {
    begin: async (who, other) => {
      const { id } = await keep(other, { shared: false }, 2);
      const { shareCode } = await share(other, id);
      return { who, other, procedure: 'sharedMemories.claim', input: { shareCode } };
    },
    answered: (answer) => expect(answer).toMatchObject({ message: expect.any(String) }),
    tables: ['date_memories', 'photos'],
  },
};
