-- Writes the history of a version of a group of substitutes, or of its main part in a market, part by part.
create or replace function log_substitutes(of_entity text, of_record bigint, of_version integer) returns void language plpgsql as $$
declare
  logged audit_log;
  change jsonb;
  line jsonb;
  given jsonb;
  entry sku_substitute_log;
  word text;
  code text;
begin
  select * into logged from audit_log a
  where a.entity = of_entity and a.record_id = of_record and a.version = of_version order by a.id desc limit 1;
  word := logged.action;
  entry.at := logged.at;
  entry.by_user := logged.by_user;
  entry.request_no := logged.change_request;
  select r.reason into entry.reason from change_request r where r.request_no = logged.change_request;
  select jsonb_object_agg(c ->> 'field', coalesce(c -> 'after', c -> 'before')) into given from jsonb_array_elements(logged.changes) as c;
  if logged.entity = 'skuSubstitute' then
    select coalesce((select s.group_no from sku_substitute s where s.id = logged.record_id), given ->> 'groupNo') into entry.group_no;
  else
    select a.market, s.group_no into entry.market, entry.group_no
    from (select coalesce((select m.market from material_area m where m.id = logged.record_id), (given ->> 'market')::bigint) as market,
      coalesce((select m.sku_group from material_area m where m.id = logged.record_id), (given ->> 'skuGroup')::bigint) as of_group) a
    left join sku_substitute s on s.id = a.of_group;
  end if;
  for change in select * from jsonb_array_elements(logged.changes) loop
    if change ? 'lines' then
      for line in select * from jsonb_array_elements(change -> 'lines') loop
        select k.sku into code from sku k where k.id = (line -> 'key' ->> 'sku')::bigint;
        -- a part that comes or goes is a row, so is each thing that changes of one that stays
        insert into sku_substitute_log (at, by_user, market, group_no, sku, action, field, before, after, reason, request_no)
        select entry.at, entry.by_user, entry.market, entry.group_no, code, word,
          case line ->> 'kind' when 'changed' then c ->> 'field' else change ->> 'field' end,
          case line ->> 'kind' when 'changed' then c ->> 'before' when 'removed' then code end,
          case line ->> 'kind' when 'changed' then c ->> 'after' when 'added' then code end,
          entry.reason, entry.request_no
        from jsonb_array_elements(line -> 'changes') as c
        where line ->> 'kind' = 'changed' or c ->> 'field' = 'sku';
      end loop;
    elsif change ->> 'field' = 'mainSku' then
      -- the part that was the main one and the one that is: a row each
      insert into sku_substitute_log (at, by_user, market, group_no, sku, action, field, before, after, reason, request_no)
      select entry.at, entry.by_user, entry.market, entry.group_no, k.sku,
        case when change ->> 'before' is not null and change ->> 'after' is not null then 'switchMain' else word end, 'mainSku',
        case when side = 'before' then k.sku end, case when side = 'after' then k.sku end, entry.reason, entry.request_no
      from unnest(array['before', 'after']) with ordinality as s (side, place) join sku k on k.id = (change ->> side)::bigint
        order by place;
    elsif word not in ('add', 'del') and change ->> 'field' not in ('market', 'skuGroup', 'groupNo') then
      insert into sku_substitute_log (at, by_user, market, group_no, action, field, before, after, reason, request_no)
      values (entry.at, entry.by_user, entry.market, entry.group_no, word, change ->> 'field', change ->> 'before', change ->> 'after',
        entry.reason, entry.request_no);
    end if;
  end loop;
end $$;
