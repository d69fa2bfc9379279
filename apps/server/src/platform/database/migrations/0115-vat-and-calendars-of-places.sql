-- The standard VAT rate of a country with the day from which it holds, and the calendars by which countries and markets work.
alter table country add column calendar bigint references calendar (id) on delete restrict;
create index country_calendar on country (calendar);
alter table market add column calendar bigint references calendar (id) on delete restrict;
create index market_calendar on market (calendar);

create table country_vat_rates (
  id bigint generated always as identity primary key,
  record_id bigint not null references country (id) on delete cascade,
  line_no integer not null,
  effective_from date not null,
  rate numeric(9, 4) not null check (rate between 0 and 50),
  unique (record_id, line_no) deferrable initially immediate,
  unique (record_id, effective_from) deferrable initially deferred
);

create view country_shown as
select c.*, (
  select v.rate from country_vat_rates v where v.record_id = c.id and v.effective_from <= current_date order by v.effective_from desc limit 1) as vat_rate
from country c;

drop view market_shown;
create view market_shown as
select m.*,
  (select nullif(array_agg(c.iso2 order by c.iso2), '{}') from country c where c.market = m.id and c.status = 1) as countries,
  (select count(distinct r.store)::integer from store_site r join site s on s.id = r.site join country c on c.id = s.country
    where c.market = m.id and r.status = 1) as stores,
  (select count(*)::integer from warehouse w where w.market = m.id and w.status = 1) as warehouses
from market m;

update country c set calendar = k.id from calendar k where k.country = c.id and k.status = 1;
update market m set calendar = k.id from calendar k join country c on c.id = k.country
where k.status = 1 and c.iso2 = case m.code when 'UK' then 'GB' when 'EU' then 'DE' else m.code end;

insert into country_vat_rates (record_id, line_no, effective_from, rate)
select c.id, row_number() over (partition by c.id order by r.day) - 1, r.day::date, r.rate
from (values
  ('AT', '1984-01-01', 20), ('AU', '2000-07-01', 10), ('BE', '1996-01-01', 21), ('BG', '1999-01-01', 20), ('CH', '2018-01-01', 7.7), ('CH', '2024-01-01', 8.1),
  ('CN', '2018-05-01', 16), ('CN', '2019-04-01', 13), ('CY', '2014-01-13', 19), ('CZ', '2013-01-01', 21), ('DE', '2007-01-01', 19), ('DE', '2020-07-01', 16),
  ('DE', '2021-01-01', 19), ('DK', '1992-01-01', 25), ('EE', '2009-07-01', 20), ('EE', '2024-01-01', 22), ('EE', '2025-07-01', 24), ('ES', '2012-09-01', 21),
  ('FI', '2013-01-01', 24), ('FI', '2024-09-01', 25.5), ('FR', '2014-01-01', 20), ('GB', '2011-01-04', 20), ('GR', '2016-06-01', 24), ('HR', '2012-03-01', 25),
  ('HU', '2012-01-01', 27), ('IE', '2012-01-01', 23), ('IE', '2020-09-01', 21), ('IE', '2021-03-01', 23), ('IT', '2013-10-01', 22), ('JP', '2014-04-01', 8),
  ('JP', '2019-10-01', 10), ('LT', '2009-09-01', 21), ('LU', '2015-01-01', 17), ('LU', '2023-01-01', 16), ('LU', '2024-01-01', 17), ('LV', '2012-07-01', 21),
  ('MT', '2004-01-01', 18), ('MX', '2010-01-01', 16), ('NL', '2012-10-01', 21), ('NO', '2005-01-01', 25), ('PL', '2011-01-01', 23), ('PT', '2011-01-01', 23),
  ('RO', '2017-01-01', 19), ('RO', '2025-08-01', 21), ('SE', '1990-07-01', 25), ('SI', '2013-07-01', 22), ('SK', '2011-01-01', 20), ('SK', '2025-01-01', 23)
) as r (iso2, day, rate) join country c on c.iso2 = r.iso2;
