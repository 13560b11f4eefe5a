-- Words for the other one of a memory are of the two who share it. What a former partner wrote to one that was taken back before
-- their link ended was left behind: nobody reads it, and it told the next one that something was written.
delete from memory_reflections r using date_memories m
where m.id = r.memory_id and r.user_id <> m.user_id and not exists (
  select from linked_people l where l.user_id = m.user_id and l.partner_id = r.user_id);

-- While its maker has it alone again, the other one hears nothing of what they write.
drop trigger memory_reflections_live_insert on memory_reflections;
drop trigger memory_reflections_live_update on memory_reflections;
drop trigger memory_reflections_live_delete on memory_reflections;
create trigger memory_reflections_live_insert after insert on memory_reflections referencing new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o join date_memories m on m.id = o.memory_id
       where o.memory_id = r.memory_id and o.user_id <> r.user_id and m.link_id is not null) then ''partner'' else ''owner'' end');
create trigger memory_reflections_live_update after update on memory_reflections
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o join date_memories m on m.id = o.memory_id
       where o.memory_id = r.memory_id and o.user_id <> r.user_id and m.link_id is not null) then ''partner'' else ''owner'' end');
create trigger memory_reflections_live_delete after delete on memory_reflections referencing old table as old_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o join date_memories m on m.id = o.memory_id
       where o.memory_id = r.memory_id and o.user_id <> r.user_id and m.link_id is not null) then ''partner'' else ''owner'' end');

-- Taken out of a thing while it was its maker's alone: it is in nobody else's trash once the thing is shared.
alter table photos add column trashed_alone boolean not null default false;
