-- What somebody began to say about a record is a draft as well.
alter table record_draft add column comment boolean not null default false;
