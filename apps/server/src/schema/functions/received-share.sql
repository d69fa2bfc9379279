-- [R44] Percent received of what is wanted of an order, rounded down to a digit, as receivedShare has it.
create or replace function received_share(wanted bigint, open bigint) returns numeric
language sql immutable as $$
  select round(1000 * (wanted - open) / nullif(wanted, 0) / 10.0, 1)
$$;
