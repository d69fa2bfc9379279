-- Shares by the nodes and the priorities in them, to be filtered by.
-- What each node of a row gets, beside its share.
create view delivery_demand_list as
select d.*, (
  select string_agg(format('%s %s', n.code, trim_scale(l.percent)), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id
) as shares_summary, (
  select case when sum(r.units) > 0
    then string_agg(format('%s %s', n.code,
    round(100.0 * r.units / nullif((select sum(units) from real_shares(d.id, current_date)), 0), 1)), ' · ' order by r.line_no) end
  from real_shares(d.id, current_date) r join plan_node n on n.id = r.node
) as real_summary,
  nullif(array(select n.code from delivery_demand_shares l join plan_node n on n.id = l.node where l.record_id = d.id order by l.line_no),
    '{}') as nodes,
  nullif(array(select distinct l.priority::text from delivery_demand_shares l where l.record_id = d.id and l.priority is not null
    order by 1), '{}') as priorities,
  (select string_agg(format('%s %s', n.code, l.priority), ' · ' order by l.line_no) from delivery_demand_shares l join plan_node n on n.id
    = l.node where l.record_id = d.id and l.priority is not null) as priority_summary,
  (select string_agg(format('%s %s', n.code, l.target_cover_days), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id) as target_summary,
  (select string_agg(format('%s %s', n.code, l.min_cover_days), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id) as least_summary,
  (select string_agg(format('%s %s', n.code, array_to_string(l.ship_weekdays, ',')), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id and l.ship_weekdays <> '{}') as ship_days_summary,
  (select string_agg(format('%s %s', n.code, trim_scale(l.min_cbm)), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id and l.min_cbm is not null) as min_cbm_summary,
  (select string_agg(format('%s %s', n.code, trim_scale(l.max_cbm)), ' · ' order by l.line_no) from delivery_demand_shares l
    join plan_node n on n.id = l.node where l.record_id = d.id and l.max_cbm is not null) as max_cbm_summary,
  nullif(array(select distinct l.round_to from delivery_demand_shares l where l.record_id = d.id and l.round_to is not null order by 1),
    '{}') as rounds_to,
  nullif(array(select distinct l.pool_order from delivery_demand_shares l where l.record_id = d.id and l.pool_order is not null order by 1),
    '{}') as stock_orders,
  nullif(array(select n.code from delivery_demand_shares l join plan_node n on n.id = l.node where l.record_id = d.id and l.exclude_hazard
    order by l.line_no), '{}') as no_hazards_at
from delivery_demand d;
