import { DAY_MS } from '@liora/domain/durations';
import type { Deps } from '../src/deps.ts';
import type { AddressedCaller, Caller } from '../src/rpc/context.ts';
import { link, unlink } from './couples.ts';
import { block, person, TEST_NOW, visitorOf } from './factories.ts';
import { ROLES, type Role } from './matrix.ts';
import { sessionCookie } from './sessions.ts';

export type Cast = Record<Exclude<Role, 'visitor'>, AddressedCaller> & { visitor: Caller };

const YESTERDAY = new Date(TEST_NOW.getTime() - DAY_MS);
const PAID = { membership_tier: 'prive', subscription_status: 'active' } as const;

/** Everybody who has a column in the access matrix, with the blocks between them. */
export async function cast(deps: Deps): Promise<Cast> {
  const people: Cast = {
    visitor: visitorOf(deps),
    free: await person(deps),
    lapsed: await person(deps, { membership: { ...PAID, subscription_end_date: YESTERDAY } }),
    reporter: await person(deps),
    blocked: await person(deps),
    admin: await person(deps),
    trial: await person(deps, { membership: { membership_tier: 'prive', trial_status: 'active' } }),
    prive: await person(deps, { membership: PAID }),
    premium: await person(deps, { membership: { ...PAID, membership_tier: 'premium' } }),
    managed: await person(deps, {
      membership: { membership_tier: 'prive', subscription_status: 'expired', admin_managed_tier: true },
    }),
    owner: await person(deps, { member: true }),
    blocker: await person(deps, { member: true }),
    partner: await person(deps, { member: true }),
    former: await person(deps, { member: true }),
    suspended: await person(deps),
    appealing: await person(deps),
  };
  await block(people.blocker, people.owner);
  await block(people.owner, people.blocked);
  await link(people.former, people.owner);
  await unlink(people.former, people.owner);
  await link(people.partner, people.owner);
  await deps.db.insertInto('admins').values({ user_id: people.admin.viewer.userId }).execute();
  await suspend(deps, people.suspended);
  await objected(deps, people.appealing, people.admin);
  return people;
}

/** Moderators have suspended them, until somebody ends it. */
async function suspend(deps: Deps, who: AddressedCaller): Promise<void> {
  who.viewer = { ...who.viewer, suspended: true };
  const since = { suspended_at: deps.now() };
  await deps.db.updateTable('profiles').set(since).where('user_id', '=', who.viewer.userId).execute();
}

/** They were warned of their profile, and object to that. */
async function objected(deps: Deps, who: AddressedCaller, by: AddressedCaller): Promise<void> {
  const { userId: user_id, username } = who.viewer;
  const { id } = await deps.db
    .insertInto('moderation_decisions')
    .values({
      content_type: 'profile',
      content_id: user_id,
      content_title: username,
      action: 'warn',
      reason: 'It names somebody else',
      about_user_id: user_id,
      decided_by: by.viewer.userId,
      decided_at: YESTERDAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const objection = { decision_id: id, user_id, words: 'It is my own name', created_at: deps.now() };
  await deps.db.insertInto('objections').values(objection).execute();
}

/** What each of them sends to be known by; nothing for the visitor. */
export async function cookiesOf(deps: Deps, people: Cast): Promise<Record<Role, string>> {
  const cookies = {} as Record<Role, string>;
  for (const role of ROLES) {
    const { viewer } = people[role];
    cookies[role] = viewer ? await sessionCookie(deps, viewer.userId) : '';
  }
  return cookies;
}
