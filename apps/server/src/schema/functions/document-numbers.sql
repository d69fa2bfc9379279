-- The next numbers of documents with a prefix on a day: prefix, two digits each of year, month and day, five of a count that starts again
-- every day. Of two who take numbers at once the second one waits; a transaction that fails leaves no gap.
create or replace function document_numbers(stem text, at_day date, wanted integer) returns text[] language plpgsql as $$
declare
  taken integer;
begin
  insert into document_number (prefix, day, last) values (stem, at_day, wanted)
  on conflict (prefix, day) do update set last = document_number.last + wanted returning last into taken;
  return array(select stem || to_char(at_day, 'YYMMDD') || lpad(each::text, 5, '0') from generate_series(taken - wanted + 1, taken) each);
end $$;
