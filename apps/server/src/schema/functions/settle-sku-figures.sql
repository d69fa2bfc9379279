create or replace function settle_sku_figures() returns trigger language plpgsql as $$
begin
  new.carton_cbm := round(new.carton_l * new.carton_w * new.carton_h / 1000000, 6);
  new.completeness := 100 * num_nonnulls(
    new.supplier, new.price, new.tax_rate, new.lead_days, new.moq, new.order_multiple, new.buyer,
    new.decl_name_zh, new.decl_name_en, new.decl_elements, new.material_zh, new.use_zh, new.origin_country, new.brand_export,
    new.preference,
    new.unit_l, new.unit_w, new.unit_h, new.unit_gross_kg, new.carton_l, new.carton_w, new.carton_h, new.carton_gross_kg, new.carton_qty,
    new.position, new.gtin, nullif(new.oe_numbers, '{}'), new.warranty_months) / 28;
  return new;
end $$;
