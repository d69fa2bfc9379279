-- What the message log filters and tells beyond the inbox.
alter table message add column minutes_to_read integer generated always as (floor(extract(epoch from read_at - at) / 60)::integer) stored;
create index message_log_event on message (event collate "C", at desc, id desc);
create index message_log_receiver on message (receiver, at desc, id desc);
create index message_log_object on message (object collate "C", at desc, id desc);
create index message_log_state on message (state collate "C", at desc, id desc);
