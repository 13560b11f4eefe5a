-- A letter whose first handing over was not heard of is handed over again, under the same Message-ID: the mailbox of a Liora
-- without a mail server shows it once, as mail programs do. Null in older rows, and where a letter has none.
alter table local_mails add column message_id text unique;
