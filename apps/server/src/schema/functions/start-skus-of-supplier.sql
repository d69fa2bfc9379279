-- How many SKUs a supplier is the usual one of, kept by what each statement adds and takes away.
create or replace function start_skus_of_supplier() returns trigger language plpgsql as $$
begin
  new.skus := coalesce(new.skus, 0);
  return new;
end $$;
