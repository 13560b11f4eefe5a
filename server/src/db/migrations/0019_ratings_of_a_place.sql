-- The reviews of one place, under whatever id of it they were written, by the index of reviews. As a join with
-- place_ratings_summary, which says the same of all places, every review of the product was counted for one place.
create function ratings_of(ref text, out overall_rating float8, out review_count int, out avg_vibe float8,
                           out avg_food float8, out avg_date float8)
language sql stable parallel safe as $$
  select avg((r.vibe + r.quality + r.experience) / 3.0)::float8, count(*)::int, avg(r.vibe)::float8,
         avg(r.quality)::float8, avg(r.experience)::float8
  from liora_reviews r
  where r.place_id = any(array(select ref union all select p.place_id from places p where p.redirect_to = ref))
$$;

-- As in 0016, by the places that are asked for.
create or replace function write_search_scores(refs text[]) returns void language plpgsql as $$
begin
  perform from place_search where ref = any(refs) order by key for update;
  update place_search p set spark = r.overall_rating, reviews = r.review_count
  from (select distinct ref from unnest(refs) u (ref)) wanted cross join lateral ratings_of(wanted.ref) r
  where p.ref = wanted.ref and (p.spark, p.reviews) is distinct from (r.overall_rating, r.review_count);
end $$;
