create view last_mile_rule_list as
select t.*, h.hits30, round(100.0 * h.hits30 / nullif(a.n, 0), 1)::numeric(9, 1) as share30, h.last_hit from last_mile_rule t
cross join lateral (select count(*) filter (where d.day > current_date - 30)::integer as hits30, max(d.day) as last_hit
  from rule_decision d where d.rule_set = 'lastMile' and lower(d.rule) = lower(t.name)) h
cross join (select count(*) as n from rule_decision where rule_set = 'lastMile' and day > current_date - 30) a;
