-- Who may invite somebody by name, as they choose in their settings; a link to an invitation is opened by whoever has it.
alter table profiles add column invitable_by text not null default 'anyone' check (invitable_by in ('anyone', 'partner'));
