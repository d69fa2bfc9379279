-- [R100] What settlements may use of an order's share of a prepayment: its part of what is paid, less what is used.
create or replace function usable_share(currency text, asked numeric, paid numeric, share numeric, used numeric)
returns numeric language sql immutable as $$
  select greatest(0, case when coalesce(paid, 0) >= asked then share
    else div(coalesce(paid, 0) * share * 10::numeric ^ minor_digits(currency), asked) / 10::numeric ^ minor_digits(currency) end
    - coalesce(used, 0))
$$;
