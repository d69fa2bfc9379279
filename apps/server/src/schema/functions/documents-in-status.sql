create or replace function documents_in_status(wanted_domain text, wanted_code text) returns integer language plpgsql stable as $$
declare
  place status_count;
  found integer;
begin
  select * into place from status_count where domain = wanted_domain;
  if place.domain is null then return null; end if;
  execute format('select count(*)::integer from %I where %I = $1', place.counted_table, place.counted_column) into found using wanted_code;
  return found;
end $$;
