-- From the first authorisation on a shop keeps its name and its company.
create or replace function settle_store() returns trigger language plpgsql as $$
begin
  if (new.name, new.company) is distinct from (old.name, old.company)
    and exists (select from shop_auth a where a.store = new.id and a.authorised_at is not null) then
    raise exception using errcode = '23514', constraint = 'store_authorised_shop', message = 'the shop was authorised';
  end if;
  return new;
end $$;
