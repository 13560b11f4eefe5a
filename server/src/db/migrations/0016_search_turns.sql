-- One order of locks for everything that writes search rows: first the turn, then rows of the sources, then buckets of
-- keys, rows of place_search and words, each in order. People share the turn; an import, whose transaction has many
-- statements and so no order of its own, has it alone, for one batch.
create function share_search_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(20261121, 0);
  return null;
end $$;
create function take_search_turn() returns void language sql as $$ select pg_advisory_xact_lock(20261121, 0) $$;
create trigger a_turn before insert or update or delete on venues for each statement execute function share_search_turn();
create trigger a_turn before insert or update or delete on restaurants for each statement execute function share_search_turn();
create trigger a_turn before insert or update or delete on dropped_pins for each statement execute function share_search_turn();
create trigger a_turn before insert or update or delete on place_corrections for each statement execute function share_search_turn();
create trigger a_turn before insert or update or delete on liora_reviews for each statement execute function share_search_turn();
create trigger a_turn before insert or update or delete on places for each statement execute function share_search_turn();

-- As in 0003; the rows are locked first, in order, and then counted: reviews of one place at once all count.
create or replace function write_search_scores(refs text[]) returns void language plpgsql as $$
begin
  perform from place_search where ref = any(refs) order by key for update;
  update place_search p set spark = r.overall_rating, reviews = coalesce(r.review_count, 0)
  from unnest(refs) wanted left join place_ratings_summary r on r.place_id = wanted
  where p.ref = wanted and (p.spark, p.reviews) is distinct from (r.overall_rating, coalesce(r.review_count, 0));
end $$;
