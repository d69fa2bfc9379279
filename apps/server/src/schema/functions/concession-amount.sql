-- [R16b] What is deducted for pieces that are taken for so many percent less, as concessionDeduction has it.
create or replace function concession_amount(price numeric, qty bigint, percent numeric, currency text) returns numeric
language sql immutable as $$
  select round(price * qty * percent / 100, minor_digits(currency))
$$;
