-- Pools of stock at Amazon that have ended stay as they were, and so do the members of groups of substitutes.
create trigger fba_pool_past before update on fba_pool for each row execute function refuse_past_change();
create trigger fba_pool_sites_past before update or delete on fba_pool_sites for each row execute function refuse_past_line('fba_pool');
create trigger sku_substitute_members_past before update of line_no, sku, rank, ratio, type, stop_date or delete on sku_substitute_members
  for each row execute function refuse_past_line('sku_substitute');

-- A holiday is of the country of its calendar.
create view holiday_shown as select h.*, c.country from holiday h join calendar c on c.id = h.calendar;
