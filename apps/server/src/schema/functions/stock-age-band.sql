create or replace function stock_age_band(days integer) returns text language sql immutable parallel safe as $$
  select case
    when days <= 30 then '0–30' when days <= 60 then '31–60' when days <= 90 then '61–90' when days <= 180 then '91–180'
    when days <= 270 then '181–270' when days <= 365 then '271–365' else '>365'
  end
$$;
