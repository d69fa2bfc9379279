-- Dated records: what has ended stays as it was, but for being put in and out of use and for columns that the trigger names, which follow from elsewhere.
create or replace function refuse_past_change() returns trigger language plpgsql as $$
declare
  free text[] := '{status,version,updated_by,updated_at}'::text[] || coalesce(tg_argv, '{}');
begin
  if old.effective_to < current_date and to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception using errcode = '23514', constraint = tg_table_name || '_past_row', message = 'the period has ended';
  end if;
  return new;
end $$;

-- Texts as ranges of one, so that periods of a code are kept apart.
create type code_range as range (subtype = text, collation = "C");

create table tariff_code (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  country text not null,
  code text not null,
  level integer,
  name_zh text,
  name_en text,
  unit1 text,
  unit2 text,
  mfn numeric(9, 4),
  extras_told text,
  vat numeric(9, 4),
  export_rebate numeric(9, 4),
  controls text,
  elements_template text,
  section text,
  parent text,
  skus integer,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index tariff_code_key on tariff_code (country, code, effective_from);
create index tariff_code_updated on tariff_code (updated_at, id);

create table tariff_code_extras (
  id bigint generated always as identity primary key,
  record_id bigint not null references tariff_code (id) on delete cascade,
  line_no integer not null,
  name text not null,
  origin text not null,
  percent numeric(9, 4) not null check (percent between 0 and 999),
  "from" date not null,
  "to" date,
  unique (record_id, line_no) deferrable initially immediate
);

create index tariff_code_code on tariff_code (code collate "C", id);
create index tariff_code_parent on tariff_code (country, parent);
alter table tariff_code add constraint tariff_code_period check (effective_to >= effective_from);
alter table tariff_code add constraint tariff_code_periods exclude using gist (
  code_range(country || ' ' || code, country || ' ' || code, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
alter table tariff_code_extras add constraint tariff_code_extras_period check ("to" >= "from");
create trigger tariff_code_past before update on tariff_code for each row execute function refuse_past_change('skus');
create trigger tariff_code_extras_past before update or delete on tariff_code_extras for each row execute function refuse_past_line('tariff_code');

alter table sku add column tariff_cn text;
create index sku_tariff_cn on sku (tariff_cn collate "C");
update approval_policy set fields = fields || '{tariffCn}' where entity = 'sku' and 'unitGrossKg' = any(fields);

-- How many SKUs have a Chinese code is kept with the code.
create function count_tariff_skus() returns trigger language plpgsql as $$
begin
  update tariff_code t set skus = (select count(*) from sku where tariff_cn = t.code)
  where t.country = 'CN' and t.code in (
    select tariff_cn from changed_skus where tariff_cn is not null)
    and t.skus is distinct from (select count(*) from sku where tariff_cn = t.code);
  return null;
end $$;
create trigger sku_tariff_added after insert on sku referencing new table as changed_skus for each statement execute function count_tariff_skus();
create trigger sku_tariff_gone after delete on sku referencing old table as changed_skus for each statement execute function count_tariff_skus();
create function count_changed_tariff_skus() returns trigger language plpgsql as $$
begin
  update tariff_code t set skus = counted.skus
  from (
    select given.code, (select count(*) from sku where tariff_cn = given.code) as skus
    from (
      select former.tariff_cn as code from former_skus former join later_skus later on later.id = former.id where former.tariff_cn is distinct from later.tariff_cn
      union select later.tariff_cn from former_skus former join later_skus later on later.id = former.id where former.tariff_cn is distinct from later.tariff_cn
    ) as given where given.code is not null
  ) as counted
  where t.country = 'CN' and t.code = counted.code;
  return null;
end $$;
create trigger sku_tariff_changed after update on sku referencing old table as former_skus new table as later_skus
  for each statement execute function count_changed_tariff_skus();
create function count_own_skus() returns trigger language plpgsql as $$
begin
  new.skus := case when new.country = 'CN' then (select count(*) from sku where tariff_cn = new.code) end;
  return new;
end $$;
create trigger tariff_code_counted before insert on tariff_code for each row execute function count_own_skus();

-- The last row of a code that SKUs have stays.
create function keep_used_tariff() returns trigger language plpgsql as $$
begin
  if old.country = 'CN' and exists (select 1 from sku where tariff_cn = old.code)
    and not exists (select 1 from tariff_code where country = 'CN' and code = old.code and id <> old.id) then
    raise exception using errcode = '23503', constraint = 'sku_tariff_cn', message = 'SKUs have this code';
  end if;
  return old;
end $$;
create trigger tariff_code_kept before delete on tariff_code for each row execute function keep_used_tariff();
