-- [R64] How likely it is that a line comes late, as riskOf has it.
create or replace function delivery_risk(days integer) returns text language sql immutable as $$
  select case when days > 7 then 'red' when days > 0 then 'orange' when days is not null then 'green' end
$$;
