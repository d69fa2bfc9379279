-- [S10d] What a parcel confirms to its platform: the lines of its order, with as many of each as left in it. Where the parcels of an
-- outbound order are known by their pieces, each says its own; pieces of one SKU go to the lines in their order, parcel by parcel, and
-- a kit counts with the parcel that completes it. Else it is what left the warehouse.
create or replace function confirmed_lines(of_confirmation bigint)
  returns table (line_no integer, platform_line_id text, qty integer) language sql stable as $$
  with conf as (
    select c.sales_order, c.warehouse, c.parcel, coalesce(o.merged_into, o.id) as leads
    from order_confirmation c join sales_order o on o.id = c.sales_order where c.id = of_confirmation
  ), box as (
    select p.id, p.parcel_no, l.sku, sum(l.qty) as qty, sum(sum(l.qty)) over (partition by l.sku order by p.id) - sum(l.qty) as before
    from conf c join parcel own on own.parcel_no = c.parcel
    join parcel p on p.outbound_no = own.outbound_no and p.state <> 'voided' join parcel_lines l on l.record_id = p.id
    group by p.id, p.parcel_no, l.sku
  ), wanted as (
    select o.id as sales_order, e.line_no, e.sku, e.qty,
      sum(e.qty) over (partition by e.sku order by o.id <> c.leads, o.id, e.line_no) - e.qty as before
    from conf c join sales_order o on o.id = c.leads or o.merged_into = c.leads
    join sales_order_piece e on e.sales_order = o.id and e.warehouse = c.warehouse
  ), packed as (
    select w.line_no, b.id, b.parcel_no,
      sum(least(w.before + w.qty, b.before + b.qty) - greatest(w.before, b.before)) as pieces
    from conf c join wanted w on w.sales_order = c.sales_order
    join box b on b.sku = w.sku and b.before < w.before + w.qty and w.before < b.before + b.qty
    group by w.line_no, b.id, b.parcel_no
  ), split as (
    select e.line_no, e.warehouse, sum(e.qty) as pieces, sum(sum(e.qty)) over (partition by e.line_no order by e.warehouse) as upto,
      sum(sum(e.qty)) over (partition by e.line_no) as whole
    from conf c join sales_order_piece e on e.sales_order = c.sales_order group by e.line_no, e.warehouse
  ), sold as (
    -- whole numbers: what is divided is cut off, so that the parts of a line sum to it
    select l.line_no, l.platform_line_id, s.pieces, u.units * s.upto / s.whole - u.units * (s.upto - s.pieces) / s.whole as qty
    from conf c join sales_order_lines l on l.record_id = c.sales_order
    join split s on s.line_no = l.line_no and s.warehouse = c.warehouse cross join lateral (select l.qty - l.cancelled_qty as units) u
  ), shared as (
    select s.line_no, s.platform_line_id, p.parcel_no,
      trunc(s.qty * sum(p.pieces) over own / s.pieces) - trunc(s.qty * (sum(p.pieces) over own - p.pieces) / s.pieces) as qty
    from sold s join packed p on p.line_no = s.line_no window own as (partition by s.line_no order by p.id)
  ), ours as (
    select h.line_no, h.platform_line_id, h.qty from shared h join conf c on c.parcel = h.parcel_no
    union all
    select s.line_no, s.platform_line_id, s.qty from sold s
    where not exists (select from shared h join conf c on c.parcel = h.parcel_no where h.qty > 0)
  )
  select t.line_no, t.platform_line_id, t.qty::integer from ours t where t.qty > 0 order by t.line_no
$$;
