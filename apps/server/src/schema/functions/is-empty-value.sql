create or replace function is_empty_value(value jsonb) returns boolean language sql immutable parallel safe return
  value is null or value in ('null'::jsonb, '[]'::jsonb, '""'::jsonb);
