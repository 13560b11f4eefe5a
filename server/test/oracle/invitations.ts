import { hashOfCode } from '../../src/modules/invitations/invitationCode.rules.ts';
import type { TestDatabase } from '../database.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Invitations by what they are; those of the enemy went to people who block them. */
export const INVITATION_IDS = {
  answered: uuid(501),
  wished: uuid(502),
  ofLockedPlan: uuid(503),
  ofHiddenPin: uuid(504),
  byEnemy: uuid(505),
  byEnemyToo: uuid(506),
};
export const INVITATION_CODES = Object.values(INVITATION_IDS);

type Name = 'maya' | 'owner' | 'lapsed' | 'enemy' | 'blocker' | 'memberBlocker';

interface Around {
  idOf: (name: Name) => string;
  start: number;
  /** Things that not everybody sees, by their ids. */
  plan: string;
  pin: string;
  locked: string;
}

/**
 * Between others: what they answered in words, who of them called it off, what was wished for, and what it leads to where that
 * is hidden. Of the enemy there are some only where the enemy is.
 */
export async function storeInvitations(
  { pool }: TestDatabase,
  { hidden, enemy }: { hidden: boolean; enemy: boolean },
  { idOf, start, plan, pin, locked }: Around,
): Promise<void> {
  const store = (
    id: string,
    sender: Name,
    recipient: Name | null,
    [status, notes, place, ofPlan]: [string, string | null, string | null, string | null],
  ) =>
    pool.query(
      `insert into date_invitations (id, invitation_code, sender_id, recipient_id, status, responded_at, response_notes,
         called_off_at, called_off_by, venue_name, place_id, plan_id, planned_date, time_zone, expires_at, request_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'Lumen', $10, $11, '2026-06-20Z', 'UTC', '2026-06-21Z', $1, $12)`,
      [
        id,
        hashOfCode(id),
        idOf(sender),
        recipient && idOf(recipient),
        status,
        status === 'pending' ? null : new Date(start),
        notes,
        status === 'pending' ? null : new Date(start),
        status === 'pending' ? null : hidden ? 'recipient' : 'sender',
        place,
        ofPlan,
        new Date(start + Number(id.slice(-3)) * 60_000),
      ],
    );
  const { answered, wished, ofLockedPlan, ofHiddenPin, byEnemy, byEnemyToo } = INVITATION_IDS;
  const answerer = hidden ? 'owner' : 'lapsed';
  await store(answered, 'maya', answerer, ['accepted', hidden ? 'Behind the station' : null, 'bar', null]);
  await store(wished, 'maya', null, ['pending', null, 'bar', null]);
  await store(ofLockedPlan, 'owner', null, ['pending', null, null, locked]);
  await store(ofHiddenPin, 'owner', null, ['pending', null, pin, hidden ? plan : null]);
  if (hidden)
    await pool.query(
      `insert into invitation_requests (invitation_id, user_id, suggested_at, notes) values ($1, $2, '2026-06-22Z', 'The late train')`,
      [wished, idOf('owner')],
    );
  if (!enemy) return;
  await store(byEnemy, 'enemy', 'blocker', ['accepted', null, 'bar', null]);
  await store(byEnemyToo, 'enemy', 'memberBlocker', ['pending', null, 'bar', null]);
}
