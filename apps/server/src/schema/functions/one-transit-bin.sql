-- Goods under way lie in one virtual bin.
create or replace function one_transit_bin() returns trigger language plpgsql as $$
begin
  if (select use from warehouse_area where id = new.area) = 'transit'
    and exists (select from bin where area = new.area and id <> new.id) then
    raise exception using errcode = '23514', constraint = 'bin_one_transit_bin', message = 'the area has its bin already';
  end if;
  return new;
end $$;
