-- Where a listing stands, and whether the years of a fitment could be one with others, is kept as maps, listings and fitments change, so that
-- a list of a million finds them by an index and counts them.
-- What is kept refers to its record by no foreign key, which would wait for whoever has the record locked: the triggers take it away too.
create table pt_sku_standing (
  listing bigint primary key,
  state text not null check (state in ('unmapped', 'mapped', 'conflict', 'ignored')),
  until date
);

-- The day on which the state of a listing may be another one by itself: a map begins or is over.
create function listing_until(of_seller_sku text, day date) returns date language sql stable as $$
  select min(c.turn) from (
    select case when m.effective_from > day then m.effective_from else m.effective_to + 1 end as turn
    from sku_map m where m.seller_sku collate "C" = of_seller_sku and m.status = 1 and (m.effective_from > day or m.effective_to >= day)
    union all
    select case when f.effective_from > day then f.effective_from else f.effective_to + 1 end
    from fba_map f where f.msku collate "C" = of_seller_sku and f.status = 1 and (f.effective_from > day or f.effective_to >= day)
  ) c
$$;

create function keep_listing_states(listings bigint[], day date) returns void language sql as $$
  insert into pt_sku_standing as k (listing, state, until)
  select p.id, s.state, listing_until(p.seller_sku, day)
  from pt_sku p cross join lateral listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, day) s
  where p.id = any(listings)
  on conflict (listing) do update set state = excluded.state, until = excluded.until
    where (k.state, k.until) is distinct from (excluded.state, excluded.until)
$$;

-- Who changes listings or maps goes on alone, after all that follows from what was changed before has been written.
create function listings_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    perform keep_listing_states(array(select a.id from after_rows a), current_date);
  elsif tg_op = 'DELETE' then
    delete from pt_sku_standing k using before_rows b where b.id = k.listing;
  else
    perform keep_listing_states(array(select a.id from before_rows b join after_rows a using (id)
      where (a.store, a.site, a.seller_sku, a.ignore_reason) is distinct from (b.store, b.site, b.seller_sku, b.ignore_reason)), current_date);
  end if;
  return null;
end $$;
create trigger pt_sku_added_told after insert on pt_sku referencing new table as after_rows for each statement execute function listings_changed();
create trigger pt_sku_changed_told after update on pt_sku referencing old table as before_rows new table as after_rows for each statement execute function listings_changed();
create trigger pt_sku_deleted_told after delete on pt_sku referencing old table as before_rows for each statement execute function listings_changed();

-- The column of the table that names seller SKUs is the argument of its triggers.
create function maps_changed() returns trigger language plpgsql as $$
declare
  named text[];
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    named := array(select distinct to_jsonb(a) ->> tg_argv[0] from after_rows a);
  elsif tg_op = 'DELETE' then
    named := array(select distinct to_jsonb(b) ->> tg_argv[0] from before_rows b);
  else
    named := array(select to_jsonb(b) ->> tg_argv[0] from before_rows b union select to_jsonb(a) ->> tg_argv[0] from after_rows a);
  end if;
  perform keep_listing_states(array(select p.id from pt_sku p where p.seller_sku collate "C" = any(named)), current_date);
  return null;
end $$;
create trigger sku_map_added_told after insert on sku_map referencing new table as after_rows for each statement execute function maps_changed('seller_sku');
create trigger sku_map_changed_told after update on sku_map referencing old table as before_rows new table as after_rows for each statement execute function maps_changed('seller_sku');
create trigger sku_map_deleted_told after delete on sku_map referencing old table as before_rows for each statement execute function maps_changed('seller_sku');
create trigger fba_map_added_told after insert on fba_map referencing new table as after_rows for each statement execute function maps_changed('msku');
create trigger fba_map_changed_told after update on fba_map referencing old table as before_rows new table as after_rows for each statement execute function maps_changed('msku');
create trigger fba_map_deleted_told after delete on fba_map referencing old table as before_rows for each statement execute function maps_changed('msku');

create function map_lines_changed() returns trigger language plpgsql as $$
declare
  maps bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    maps := array(select distinct a.record_id from after_rows a);
  elsif tg_op = 'DELETE' then
    maps := array(select distinct b.record_id from before_rows b);
  else
    maps := array(select b.record_id from before_rows b union select a.record_id from after_rows a);
  end if;
  perform keep_listing_states(
    array(select distinct p.id from sku_map m join pt_sku p on p.seller_sku collate "C" = m.seller_sku collate "C" where m.id = any(maps)), current_date);
  return null;
end $$;
create trigger sku_map_lines_added_told after insert on sku_map_lines referencing new table as after_rows for each statement execute function map_lines_changed();
create trigger sku_map_lines_changed_told after update on sku_map_lines referencing old table as before_rows new table as after_rows for each statement execute function map_lines_changed();
create trigger sku_map_lines_deleted_told after delete on sku_map_lines referencing old table as before_rows for each statement execute function map_lines_changed();

create function store_platform_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  perform keep_listing_states(array(select p.id from pt_sku p where p.store = new.id), current_date);
  return null;
end $$;
create trigger store_platform_told after update of platform on store for each row when (old.platform is distinct from new.platform) execute function store_platform_changed();

-- What turns by itself with the day.
create function turn_listing_states(day date) returns void language plpgsql as $$
begin
  if exists (select from pt_sku_standing k where k.until <= day) then
    perform pg_advisory_xact_lock(hashtext('listing_state'));
    perform keep_listing_states(array(select k.listing from pt_sku_standing k where k.until <= day), day);
  end if;
end $$;

select keep_listing_states(array(select id from pt_sku), current_date);
create index pt_sku_standing_state on pt_sku_standing (state collate "C", listing);
create index pt_sku_standing_until on pt_sku_standing (until) where until is not null;

-- The parts of a listing, a row each: from the parts to the listings that a map of theirs may hold for, of which few are asked which map does.
create view pt_sku_part as
select p.id, k.sku as sku_code
from sku k join sku_map_lines l on l.sku = k.id join sku_map m on m.id = l.record_id and m.status = 1
  join pt_sku p on p.seller_sku collate "C" = m.seller_sku collate "C"
where (select f.id from maps_in_force(p.store, p.site, p.seller_sku, current_date) f) = m.id;

drop view pt_sku_shown;
create view pt_sku_shown as
select p.*,
  'PT' || lpad(p.id::text, 8, '0') as pt_no,
  s.platform,
  n.state,
  (select f.fnsku from fba_map f where f.store = p.store and f.site = p.site and f.msku collate "C" = p.seller_sku and f.status = 1
    and f.effective_from <= current_date and (f.effective_to is null or f.effective_to >= current_date) order by f.effective_from desc, f.id desc limit 1) as fnsku,
  nullif(array(select k.sku from maps_in_force(p.store, p.site, p.seller_sku, current_date) m join sku_map_lines l on l.record_id = m.id join sku k on k.id = l.sku order by l.line_no), '{}') as skus,
  (select string_agg(k.sku || ' × ' || l.qty, ' + ' order by l.line_no) from maps_in_force(p.store, p.site, p.seller_sku, current_date) m
    join sku_map_lines l on l.record_id = m.id join sku k on k.id = l.sku) as parts,
  p.created_at::date as first_seen,
  case when p.item_id is not null and s.platform in ('amazon', 'ebay', 'walmart') then (select offer_address(s.platform, i.domain, p.item_id) from site i where i.id = p.site) end as address
from pt_sku p left join store s on s.id = p.store left join pt_sku_standing n on n.listing = p.id;

create table fitment_overlap (fitment bigint primary key);

-- Rows of one part, vehicle, qualifiers and position whose years overlap, or follow each other, stand beside each other in the order of their years.
create function keep_overlapping(of_skus bigint[]) returns void language sql as $$
  with told as (
    select o.id, o.status = 1 and coalesce(lead(o.year_from) over years <= o.year_to + 1
      or max(o.year_to) over (years rows between unbounded preceding and 1 preceding) >= o.year_from - 1, false) as overlapping
    from fitment o where o.sku = any(of_skus)
    window years as (partition by o.sku, o.status, lower(o.make), lower(o.model), lower(o.submodel), lower(o.engine), o.drive, o.body_style, o.position order by o.year_from, o.id)
  ), kept as (
    insert into fitment_overlap (fitment) select t.id from told t where t.overlapping on conflict do nothing
  )
  delete from fitment_overlap g using told t where t.id = g.fitment and not t.overlapping
$$;

create function overlaps_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select distinct a.sku from after_rows a);
  elsif tg_op = 'DELETE' then
    delete from fitment_overlap g using before_rows b where b.id = g.fitment;
    touched := array(select distinct b.sku from before_rows b);
  else
    touched := array(select distinct c.sku from before_rows b join after_rows a using (id) cross join lateral (values (b.sku), (a.sku)) c (sku)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style, a.position)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style, b.position));
  end if;
  if cardinality(touched) > 0 then
    perform keep_overlapping(touched);
  end if;
  return null;
end $$;
create trigger fitment_added_overlaps after insert on fitment referencing new table as after_rows for each statement execute function overlaps_changed();
create trigger fitment_changed_overlaps after update on fitment referencing old table as before_rows new table as after_rows for each statement execute function overlaps_changed();
create trigger fitment_deleted_overlaps after delete on fitment referencing old table as before_rows for each statement execute function overlaps_changed();

select keep_overlapping(array(select id from sku));

drop view fitment_shown;
create view fitment_shown as
select f.*,
  f.verified_at is not null as verified,
  k.sku as sku_code,
  (select count(*)::integer from fitment o
    where o.sku = f.sku and o.id <> f.id and o.status = 1 and f.status = 1
      and lower(o.make) = lower(f.make) and lower(o.model) = lower(f.model)
      and lower(o.submodel) is not distinct from lower(f.submodel) and lower(o.engine) is not distinct from lower(f.engine)
      and o.drive is not distinct from f.drive and o.body_style is not distinct from f.body_style and o.position is not distinct from f.position
      and o.year_from <= f.year_to + 1 and o.year_to >= f.year_from - 1) as overlaps,
  g.fitment is not null as overlapping,
  k.oe_keys,
  array(select y::text from generate_series(f.year_from, f.year_to) y) as years
from fitment f join sku k on k.id = f.sku left join fitment_overlap g on g.fitment = f.id;
