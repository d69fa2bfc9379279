-- Dated records that have ended get no further line; the lines that a record begins with come with its first version. The argument is the table of the records.
create function refuse_added_past_line() returns trigger language plpgsql as $$
declare
  ended boolean;
begin
  execute format('select exists (select from added a join %I r on r.id = a.record_id where r.effective_to < current_date and r.version > 1)', tg_argv[0]) into ended;
  if ended then
    raise exception using errcode = '23514', constraint = tg_argv[0] || '_past_row', message = 'the period has ended';
  end if;
  return null;
end $$;

create trigger fba_table_tiers_past_added after insert on fba_table_tiers referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');
create trigger fba_table_fees_past_added after insert on fba_table_fees referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');
create trigger fba_table_storage_past_added after insert on fba_table_storage referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');
create trigger fba_table_referral_past_added after insert on fba_table_referral referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');
create trigger tariff_code_extras_past_added after insert on tariff_code_extras referencing new table as added
  for each statement execute function refuse_added_past_line('tariff_code');
create trigger first_leg_time_stages_past_added after insert on first_leg_time_stages referencing new table as added
  for each statement execute function refuse_added_past_line('first_leg_time');
create trigger material_area_order_past_added after insert on material_area_order referencing new table as added
  for each statement execute function refuse_added_past_line('material_area');
create trigger sku_substitute_members_past_added after insert on sku_substitute_members referencing new table as added
  for each statement execute function refuse_added_past_line('sku_substitute');
create trigger sku_map_lines_past_added after insert on sku_map_lines referencing new table as added
  for each statement execute function refuse_added_past_line('sku_map');
create trigger fba_pool_sites_past_added after insert on fba_pool_sites referencing new table as added
  for each statement execute function refuse_added_past_line('fba_pool');
create trigger freight_table_rates_past_added after insert on freight_table_rates referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');
create trigger freight_table_zones_past_added after insert on freight_table_zones referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');
create trigger freight_table_surcharges_past_added after insert on freight_table_surcharges referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');
create trigger freight_table_fuel_past_added after insert on freight_table_fuel referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');
create trigger profit_param_referrals_past_added after insert on profit_param_referrals referencing new table as added
  for each statement execute function refuse_added_past_line('profit_param');

-- Maps of FNSKUs that have ended stay as they were.
create trigger fba_map_past before update on fba_map for each row execute function refuse_past_change();
