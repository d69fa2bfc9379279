-- Gives a new document its number: arguments are the prefix and the columns of the number and of the warehouse whose day counts.
create or replace function number_document() returns trigger language plpgsql as $$
declare
  place text := to_jsonb(new) ->> tg_argv[2];
  zone text := coalesce((select timezone from warehouse where id = place::bigint), current_setting('TimeZone'));
  at_day date := (coalesce((to_jsonb(new) ->> 'created_at')::timestamptz, now()) at time zone zone)::date;
  given integer;
begin
  insert into document_number (prefix, day, last) values (tg_argv[0], at_day, 1)
  on conflict (prefix, day) do update set last = document_number.last + 1 returning last into given;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], tg_argv[0] || to_char(at_day, 'YYMMDD') || lpad(given::text, 5, '0')));
end $$;
