create or replace function fba_parameter_on(of_parameter text, on_day date) returns numeric language sql stable as $$
  select value from fba_parameter where parameter = of_parameter and status = 1 and on_day between effective_from
    and coalesce(effective_to, 'infinity')
$$;
