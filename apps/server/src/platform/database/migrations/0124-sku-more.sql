-- What a SKU is packed with and declared at, what its list tells of other records, and interchange numbers found as OE numbers are.

create table sku_packing_materials (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  material bigint not null references packing_material (id) on delete restrict,
  qty numeric(10, 3) not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_packing_materials_material on sku_packing_materials (material);

create table sku_decl_values (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  country bigint not null references country (id) on delete restrict,
  tariff text,
  value numeric(18, 4) not null check (value > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_decl_values_country on sku_decl_values (country);

create or replace function settle_sku() returns trigger language plpgsql as $$
begin
  new.oe_keys := (
    select array_agg(distinct bare)
    from unnest(new.oe_numbers || new.interchange_nos) as text,
      lateral (select regexp_replace(upper(normalize(text, nfkc)), '[^A-Z0-9]', '', 'g') as bare) as found
    where bare <> ''
  );
  if tg_op = 'INSERT' or new.category is distinct from old.category then
    perform pg_advisory_xact_lock_shared(hashtext('category'));
    if exists (select 1 from category where parent = new.category) then
      raise exception using errcode = '23514', constraint = 'sku_not_a_leaf', message = 'a SKU stands in a category of the lowest level';
    end if;
  end if;
  return new;
end $$;
update sku set oe_keys = null where interchange_nos is not null;

drop view sku_shown;
create view sku_shown as
select s.*,
  not exists (select from offers_of_sku(s.id, current_date)) as unmapped,
  s.images is null as no_image,
  s.tariff_cn is null as no_tariff,
  (s.carton_l is null or s.carton_w is null or s.carton_h is null or s.carton_qty is null) as no_carton,
  exists (select from sku_substitute_members m where m.sku = s.id and m.period @> current_date) as has_substitute,
  s.oe_numbers[1] as primary_oe,
  (select t.export_rebate from tariff_code t where t.country = 'CN' and t.code = s.tariff_cn collate "C" and t.status = 1
    and t.effective_from <= current_date and (t.effective_to is null or t.effective_to >= current_date)
    order by t.effective_from desc, t.id desc limit 1) as export_rebate,
  (select array_agg(m.code || ' ' || p.priority order by p.rank, m.code) from sku_priority p join market m on m.id = p.market
    where p.sku = s.id and p.status = 1 and p.priority is not null) as priorities,
  (select count(*) from change_request r where r.entity = 'sku' and r.record_id = s.id and r.state = 'pending') as pending_changes,
  (select string_agg(m.code || ' × ' || trim_scale(l.qty), ' · ' order by l.line_no)
    from sku_packing_materials l join packing_material m on m.id = l.material where l.record_id = s.id) as packing_told,
  (select string_agg(c.iso2 || ' ' || trim_scale(l.value) || coalesce(' (' || l.tariff || ')', ''), ' · ' order by l.line_no)
    from sku_decl_values l join country c on c.id = l.country where l.record_id = s.id) as decl_told
from sku s;
