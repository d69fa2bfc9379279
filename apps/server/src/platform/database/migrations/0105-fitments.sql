-- Which part fits which vehicles is kept by people: each fitment once, verified by somebody at some time or not.
alter table fitment
  add column verified_by bigint references app_user (id),
  add column verified_at timestamptz(3);
update fitment set verified_at = updated_at where verified;
alter table fitment drop column verified;
create unique index fitment_key on fitment
  (sku, lower(make), lower(model), year_from, year_to, lower(submodel), lower(engine), drive, body_style, position) nulls not distinct;
create index fitment_updated on fitment (updated_at, id);
create index fitment_verified_by on fitment (verified_by) where verified_by is not null;

-- Rows of one part, vehicle, qualifiers and position whose years overlap, or follow each other without a gap, could be one.
create view fitment_shown as
select f.*,
  f.verified_at is not null as verified,
  (select k.sku from sku k where k.id = f.sku) as sku_code,
  (select count(*)::integer from fitment o
    where o.sku = f.sku and o.id <> f.id and o.status = 1 and f.status = 1
      and lower(o.make) = lower(f.make) and lower(o.model) = lower(f.model)
      and lower(o.submodel) is not distinct from lower(f.submodel) and lower(o.engine) is not distinct from lower(f.engine)
      and o.drive is not distinct from f.drive and o.body_style is not distinct from f.body_style and o.position is not distinct from f.position
      and o.year_from <= f.year_to + 1 and o.year_to >= f.year_from - 1) as overlaps
from fitment f;

-- What was verified and then changed is to be verified anew.
create function unverify_fitment() returns trigger language plpgsql as $$
begin
  new.verified_by := null;
  new.verified_at := null;
  return new;
end $$;
create trigger fitment_unverified before update on fitment for each row
  when ((old.make, old.model, old.year_from, old.year_to, old.submodel, old.engine, old.drive, old.body_style, old.position, old.qty_per_vehicle)
    is distinct from (new.make, new.model, new.year_from, new.year_to, new.submodel, new.engine, new.drive, new.body_style, new.position, new.qty_per_vehicle))
  execute function unverify_fitment();
