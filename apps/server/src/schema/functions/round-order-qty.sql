-- [R3] The pieces to order for a need, as roundOrderQty has it.
create or replace function round_order_qty(need integer, moq integer, carton integer, multiple integer) returns integer
language sql immutable as $$
  select case when need <= 0 then 0
    else (ceil(greatest(need, moq)::numeric / lcm(carton, multiple)) * lcm(carton, multiple))::integer end
$$;
