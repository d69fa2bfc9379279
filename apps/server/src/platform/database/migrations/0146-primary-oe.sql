-- The OE number by which a SKU is known is one that is marked; where none is, the first of its list.

alter table sku_number_sources add column is_primary boolean not null default false,
  add constraint sku_number_sources_primary_is_oe check (system = 'OE' or not is_primary);

do $$
declare
  shown text := rtrim(pg_get_viewdef('sku_shown'::regclass), '; ');
  first_of_list text := 's.oe_numbers[1] AS primary_oe';
begin
  if position(first_of_list in shown) = 0 then
    raise exception 'sku_shown tells no primary OE number';
  end if;
  execute 'create or replace view sku_shown as ' || replace(shown, first_of_list,
    'coalesce((select o.number from sku_number_sources n, unnest(s.oe_numbers) with ordinality as o (number, at)
      where n.record_id = s.id and n.is_primary
        and regexp_replace(upper(normalize(o.number, nfkc)), ''[^A-Z0-9]'', '''', ''g'') = regexp_replace(upper(normalize(n.number, nfkc)), ''[^A-Z0-9]'', '''', ''g'')
      order by o.at limit 1), s.oe_numbers[1]) AS primary_oe');
end $$;
