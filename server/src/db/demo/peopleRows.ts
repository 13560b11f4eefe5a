import { DAY_MS } from '@liora/domain/durations';
import { hashPassword } from 'better-auth/crypto';
import type { Insertable } from 'kysely';
import type { AuthAccounts, AuthUsers, Profiles } from '../types.gen.ts';
import { DEMO_SIGN_INS } from './people.ts';
import { stableId } from './stableId.ts';
import type { DemoPerson } from './types.ts';

export const personId = (username: string) => stableId(`person ${username}`);

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

export function userRow(person: DemoPerson, now: Date): Insertable<AuthUsers> {
  const signIn = DEMO_SIGN_INS.find(({ username }) => username === person.username);
  return {
    id: personId(person.username),
    name: person.username,
    email: signIn?.email ?? `${person.username}@curators.example.com`,
    email_verified: true,
    adult_confirmed_at: daysBefore(now, person.joinedDaysAgo),
    created_at: daysBefore(now, person.joinedDaysAgo),
  };
}

export function profileRow(person: DemoPerson, now: Date): Insertable<Profiles> {
  const prive = person.tier === 'prive';
  return {
    user_id: personId(person.username),
    username: person.username,
    bio: person.bio,
    membership_tier: person.tier,
    subscription_status: prive ? 'active' : null,
    subscription_end_date: prive ? oneYearAfter(now) : null,
    created_at: daysBefore(now, person.joinedDaysAgo),
  };
}

/** The passwords of the demo sign-ins, hashed as the sign-in library does. Takes some tenths of a second. */
export function passwordRows(): Promise<Insertable<AuthAccounts>[]> {
  return Promise.all(
    DEMO_SIGN_INS.map(async ({ username, password }) => ({
      user_id: personId(username),
      account_id: personId(username),
      provider_id: 'credential',
      password: await hashPassword(password),
    })),
  );
}

function oneYearAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}
