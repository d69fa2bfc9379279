-- New SKUs come from China unless they say otherwise.
create or replace function take_category_defaults() returns trigger language plpgsql as $$
declare
  given record;
begin
  if new.tariff_cn is null or new.aql is null then
    select * into given from category_defaults(new.category);
    new.tariff_cn := coalesce(new.tariff_cn, given.tariff);
    new.aql := coalesce(new.aql, given.aql);
  end if;
  new.origin_country := coalesce(new.origin_country, (select c.id from country c where c.iso2 = 'CN'));
  return new;
end $$;
