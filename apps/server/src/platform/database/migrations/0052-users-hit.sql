-- How many users a field setting hits, as it was counted last; empty before it was.
alter table user_field_setting add column users_hit integer;
