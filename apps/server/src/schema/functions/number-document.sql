-- Gives a new document its number: arguments are the prefix and the columns of the number and of the warehouse whose day counts.
create or replace function number_document() returns trigger language plpgsql as $$
declare
  place text := to_jsonb(new) ->> tg_argv[2];
  zone text := coalesce((select timezone from warehouse where id = place::bigint), current_setting('TimeZone'));
  at_day date := (coalesce((to_jsonb(new) ->> 'created_at')::timestamptz, now()) at time zone zone)::date;
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], (document_numbers(tg_argv[0], at_day, 1))[1]));
end $$;
