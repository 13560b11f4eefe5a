-- The language of the letters and notices that leave for somebody; null: nobody has said any, and they are in English.
alter table profiles add column language text check (language in ('en', 'de'));
alter table sign_in_links add column language text check (language in ('en', 'de'));
