-- OE numbers are found by their letters and digits alone: the rule of normaliseOe.
create or replace function settle_sku() returns trigger language plpgsql as $$
begin
  new.oe_keys := (
    select array_agg(distinct bare_oe(text)) from unnest(new.oe_numbers || new.interchange_nos) as text where bare_oe(text) <> ''
  );
  if tg_op = 'INSERT' or new.category is distinct from old.category then
    perform pg_advisory_xact_lock_shared(hashtext('category'));
    if exists (select 1 from category where parent = new.category) then
      raise exception using errcode = '23514', constraint = 'sku_not_a_leaf', message = 'a SKU stands in a category of the lowest level';
    end if;
  end if;
  return new;
end $$;
