-- What follows from a SKU's other fields is worked out wherever it is written: its carton's volume by the rule of cartonCbm, its completeness by that of skuCompleteness.
alter table sku
  add column carton_cbm numeric(20, 6),
  add column completeness integer,
  add column clear_reason text,
  add column clear_date date;

create function settle_sku_figures() returns trigger language plpgsql as $$
begin
  new.carton_cbm := round(new.carton_l * new.carton_w * new.carton_h / 1000000, 6);
  new.completeness := 100 * num_nonnulls(
    new.price, new.tax_rate, new.lead_days, new.moq, new.order_multiple, new.buyer,
    new.decl_name_zh, new.decl_name_en, new.decl_elements, new.material_zh, new.use_zh, new.origin_country, new.brand_export, new.preference,
    new.unit_l, new.unit_w, new.unit_h, new.unit_gross_kg, new.carton_l, new.carton_w, new.carton_h, new.carton_gross_kg, new.carton_qty,
    new.position, new.gtin, nullif(new.oe_numbers, '{}'), new.warranty_months) / 27;
  return new;
end $$;
create trigger sku_figures_settled before insert or update on sku for each row execute function settle_sku_figures();
update sku set version = version;
create index sku_completeness on sku (completeness, updated_at, id);
