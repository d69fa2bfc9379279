create or replace function period_of_group(status smallint, effective_from date, effective_to date)
  returns daterange language sql immutable as $$
  select case when status = 1 then daterange(effective_from, effective_to, '[]') else 'empty'::daterange end
$$;
