-- [R16] What lateness costs by the late pieces, and those times their days behind the grace, as lateDeduction has it.
create or replace function late_amount(price numeric, late_qty bigint, piece_days bigint, currency text) returns numeric
language sql immutable as $$
  select round(least(price * piece_days * 0.005, price * late_qty * 0.1), minor_digits(currency))
$$;
