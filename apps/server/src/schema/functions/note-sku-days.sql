create or replace function note_sku_days() returns trigger language plpgsql as $$
declare
  today date := (new.updated_at at time zone 'Asia/Shanghai')::date;
begin
  if new.sales_status = 'onSale' then
    new.launch_date := coalesce(new.launch_date, today);
  end if;
  new.stop_date := case when new.sales_status in ('stopped', 'archived') then coalesce(new.stop_date, today) end;
  return new;
end $$;
