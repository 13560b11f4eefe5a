import type { Database } from '../../src/db/client.ts';
import type { AnySecret } from './secretKind.ts';
import { checkIns } from './secrets/checkIns.ts';
import { freeEvenings } from './secrets/freeEvenings.ts';
import { matchVotes } from './secrets/matchVotes.ts';
import { privatePlans } from './secrets/privatePlans.ts';
import { surprises } from './secrets/surprises.ts';
import { wordsForTheOther } from './secrets/wordsForTheOther.ts';

/** A leak that is put into a world on purpose: what happens with a row of a table, as a trigger does it. */
export interface Plant {
  what: string;
  secret: AnySecret;
  /** Table and events, as SQL names them. */
  on: string;
  /** What is done, in PL/pgSQL, before it returns the row. */
  does: string;
}

/** Of each kind of secret at least one way in which it could come out, each by another channel. */
export const PLANTS: readonly Plant[] = [
  {
    what: 'an answer that puts the day aside for the other one',
    secret: checkIns,
    on: 'after insert on check_ins',
    does: `insert into check_in_settings (user_id, skipped_day)
           select partner_id, '2026-05-15' from linked_people where user_id = new.user_id
           on conflict (user_id) do update set skipped_day = excluded.skipped_day;`,
  },
  {
    what: 'a live hint about an answer',
    secret: checkIns,
    on: 'after insert on check_ins',
    does: `perform write_live_events('check_ins', array[null::uuid],
             array[(select partner_id from linked_people where user_id = new.user_id)], array['owner']);`,
  },
  {
    what: 'an evening that is both’s as soon as one has marked it',
    secret: freeEvenings,
    on: 'after insert on free_evenings',
    does: 'insert into shared_evenings (link_id, evening) values (new.link_id, new.evening) on conflict do nothing;',
  },
  {
    what: 'a memory whose version counts words',
    secret: wordsForTheOther,
    on: 'after insert on memory_reflections',
    does: 'update date_memories set version = version + 1 where id = new.memory_id;',
  },
  {
    what: 'a private plan that is shared when it is edited',
    secret: privatePlans,
    on: 'before update on date_plans',
    does: 'new.shared_with_partner := true;',
  },
  {
    what: 'a deck that opens later with each card that somebody wants',
    secret: matchVotes,
    on: 'after update on match_cards',
    does: `if new.vote = 'y' then update match_decks set reveals_at = reveals_at + interval '1 second' where id = new.deck_id; end if;`,
  },
  {
    what: 'a surprise with the words of its plan',
    secret: surprises,
    on: 'after update on date_plans',
    does: 'update surprises set dress = new.title where plan_id = new.id and dress is distinct from new.title;',
  },
  {
    what: 'an invitation to a surprise whose notification says what it is',
    secret: surprises,
    on: 'after update on date_plans',
    does: `update notifications set data = data || jsonb_build_object('venue_name', new.title)
           where type = 'invitation_received' and from_user_id = new.user_id;`,
  },
];

/** Puts it into a world; what is answered takes it out. */
export async function plant(
  { pool }: Pick<Database, 'pool'>,
  { on, does }: Plant,
): Promise<() => Promise<void>> {
  const [table = ''] = on.split(' ').slice(-1);
  await pool.query(`
    create function planted() returns trigger language plpgsql as $$ begin ${does} return new; end $$;
    create trigger planted ${on} for each row execute function planted()`);
  return async () => void (await pool.query(`drop trigger planted on ${table}; drop function planted()`));
}
