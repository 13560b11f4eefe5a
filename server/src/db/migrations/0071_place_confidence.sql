-- How sure its source is that a place exists, 0 to 1; null where the source does not say, or said it before this was kept. For
-- admins alone: the views of what is shown leave it out.
alter table venues add column confidence real;
alter table restaurants add column confidence real;
