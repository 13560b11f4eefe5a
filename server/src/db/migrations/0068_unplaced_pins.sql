-- Serves: published pins with an address and no point, newest first.
create index dropped_pins_unplaced on dropped_pins (created_at desc, id desc)
  where latitude is null and address <> '' and deleted_at is null and (is_public or is_prive);
