-- Chinese companies are known by their unified social credit code, those of the United States by their EIN.
create or replace function settle_company_entity() returns trigger language plpgsql as $$
declare
  iso text;
begin
  select iso2 into iso from country where id = new.country;
  if (iso = 'CN' and new.tax_no !~ '^[0-9A-Z]{18}$') or (iso = 'US' and new.tax_no !~ '^[0-9]{2}-[0-9]{7}$') then
    raise exception using errcode = '23514', constraint = 'company_entity_tax_form',
    message = 'the tax number has not the form of its country';
  end if;
  return new;
end $$;
