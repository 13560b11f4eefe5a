-- What accepting a proposal changed of its place, by field, as it read before and after. Null: not accepted, or before this was kept.
alter table place_proposals add column before jsonb, add column after jsonb;
